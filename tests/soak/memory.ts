/** What memory workerd has (Linux alone). */
import { readdirSync, readFileSync } from 'node:fs'

/** Mebibytes that the workerd processes of a process group have in memory. */
export const memoryOf = (group: number): number => {
  let pages = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const [, , belongsTo] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (!stat.includes('(workerd)') || Number(belongsTo) !== group) continue
      pages += Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    } catch {
      // It has ended meanwhile.
    }
  return Math.round((pages * 4096) / 2 ** 20)
}
