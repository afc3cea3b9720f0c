import { c } from './companyWords.ts'
import { isMuted, mute, unmute, type Voice } from './muting.ts'

/** Whoever sits there is heard no more on this page: neither lines of chat nor reactions. */
export const MuteButton = (props: { voice: Voice }) => (
  <button type="button" class="quiet" onClick={() => (isMuted(props.voice) ? unmute : mute)(props.voice)}>
    {(isMuted(props.voice) ? c().unmute : c().mute)(props.voice.name)}
  </button>
)
