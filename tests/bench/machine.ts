/** What a server takes of this machine (Linux): which process it is, its CPU, its memory, and the core it runs on. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It has ended meanwhile, or this is no Linux.
    return ''
  }
}
const list = (path: string): readonly string[] => {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
const linkOf = (path: string): string => {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}

/**
 * The workerd that holds the databases under `data`: wrangler runs another beside it, which hands frames on and is no
 * part of what is measured. Null where it cannot be found.
 */
export const serverOf = (data: string): number | null => {
  for (const pid of list('/proc').filter((name) => /^\d+$/.test(name))) {
    if (!read(`/proc/${pid}/comm`).startsWith('workerd')) continue
    const holds = list(`/proc/${pid}/fd`).some((fd) => linkOf(`/proc/${pid}/fd/${fd}`).startsWith(data))
    if (holds) return Number(pid)
  }
  return null
}

/** Milliseconds of CPU that a process has had, all its threads together. */
export const cpuOf = (pid: number): number =>
  list(`/proc/${pid}/task`)
    .map((task) => Number(read(`/proc/${pid}/task/${task}/schedstat`).split(' ')[0] ?? 0))
    .reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6

/** Mebibytes that a process has in memory. */
export const memoryOf = (pid: number): number =>
  (Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * 4096) / 2 ** 20

/** Keeps a process, with all its threads, on one core; false where that cannot be done. */
export const pin = (pid: number, core: number): boolean => {
  try {
    execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
