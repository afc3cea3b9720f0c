import type { GuildColor } from '../../../../shared/games/fortaleza/components.ts'
import type { IconName } from './icons.ts'

/** Field, shade and sign of each guild; the icon tells them apart without colour [FZ-2.11]. */
export const guildLooks: Readonly<
  Record<GuildColor, { field: string; shade: string; sign: string; icon: IconName }>
> = {
  orange: { field: '#dd7f2e', shade: '#b25d18', sign: '#fff6e6', icon: 'hammer' },
  teal: { field: '#2f9a94', shade: '#1d716d', sign: '#eefaf7', icon: 'spool' },
  white: { field: '#f3ecdb', shade: '#cfc2a4', sign: '#5a4630', icon: 'loaf' },
  brown: { field: '#8a5a36', shade: '#643d20', sign: '#fbeedd', icon: 'saw' },
  purple: { field: '#84519c', shade: '#5f3574', sign: '#f8eefc', icon: 'mortar' },
}

export const ink = '#2a2520'
