import { Match, Switch } from 'solid-js'
import './Vista.css'

/** Where a page has little to say: a tower in ruins, a gate that is closed, a table where nobody sits. */
export type VistaOf = 'ruin' | 'gate' | 'table'

const Ruin = () => (
  <>
    <path d="M70 120V58l10-8 6 10 10-14 8 16 12-8v66z" fill="var(--stone)" />
    <path d="M100 120V50l4 12 12-8v66z" fill="var(--stone-deep)" opacity="0.5" />
    <path d="M70 120V58l10-8 6 10 10-14 8 16 12-8v66zM78 76h14M88 92h18M76 106h14" fill="none" />
    <path d="M128 120v-14h16v14zM152 120v-9h12v9zM40 120v-11h16v11z" fill="var(--stone)" />
    <path d="M96 120v-16a7 7 0 0 1 14 0v16z" fill="#2a2520" />
  </>
)
const Gate = () => (
  <>
    <path d="M48 120V44h12v8h10v-8h12v8h36v-8h12v8h10v-8h12v76z" fill="var(--stone)" />
    <path d="M134 120V52h6v-8h12v76z" fill="var(--stone-deep)" stroke="none" opacity="0.5" />
    <path d="M48 120V44h12v8h10v-8h12v8h36v-8h12v8h10v-8h12v76z" fill="none" />
    <path d="M80 120V92a20 20 0 0 1 40 0v28z" fill="#7a4a25" />
    <path d="M90 120V76M100 120V72M110 120V76M80 92h40M80 106h40" fill="none" />
  </>
)
const Table = () => (
  <>
    <path d="M62 104h12l-4 18h-6zM126 104h12l-2 18h-6z" fill="#7a4a25" />
    <ellipse cx="100" cy="96" rx="58" ry="16" fill="var(--stone)" />
    <path d="M42 96v7c0 9 26 16 58 16s58-7 58-16v-7c0 9-26 16-58 16s-58-7-58-16z" fill="var(--stone-deep)" />
    <path d="M92 92V72h4v4h3v-4h4v4h3v-4h4v20c0 2-18 2-18 0z" fill="var(--gold)" />
    {/* On the page itself, by night too. */}
    <path d="M30 122V92h4v16h14v14M170 122V92h-4v16h-14v14" fill="none" stroke="var(--ink)" />
  </>
)

/** A drawing in the place of what is not there. */
export const Vista = (props: { of: VistaOf }) => (
  <svg class="vista" viewBox="0 0 200 130" width="240" height="156" aria-hidden="true">
    <path d="M0 122c40-8 70-6 100-4s70 6 100 0v12H0z" fill="var(--moss)" opacity="0.55" />
    <circle cx="166" cy="30" r="11" fill="var(--gold)" opacity="0.8" />
    <g stroke="#2a2520" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
      <Switch fallback={<Ruin />}>
        <Match when={props.of === 'gate'}>
          <Gate />
        </Match>
        <Match when={props.of === 'table'}>
          <Table />
        </Match>
      </Switch>
    </g>
  </svg>
)
