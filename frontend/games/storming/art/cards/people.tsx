/** The ten civilians, head and shoulders, each told by hat, hair and what they hold. */
import { type JSX, Show } from 'solid-js'
import type { Civilian } from '../../../../../shared/games/storming/components.ts'
import { ink } from './colors.ts'
import { Dagger, On, Sheet } from './things.tsx'

const skin = '#e2b48a'

/** Shoulders, neck, head and face; what is worn goes over it. */
const Bust = (props: {
  coat: string
  trim?: string
  skin?: string
  beard?: string
  moustache?: string
  closed?: boolean
  children?: JSX.Element
}) => (
  <g stroke={ink} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
    <path d="M-34 42C-34 22-24 17-9 13H9C24 17 34 22 34 42z" fill={props.coat} />
    <path d="M10 14C24 18 34 22 34 42H16z" stroke="none" opacity=".16" />
    <path d="M-7 4H7V14Q0 21-7 14z" fill={props.skin ?? skin} />
    <path d="M-10 13L0 24L10 13" fill="none" stroke={props.trim ?? ink} stroke-width="2.4" />
    <path d="M-13-10Q-13-24 0-24Q13-24 13-10Q13 8 0 10Q-13 8-13-10z" fill={props.skin ?? skin} />
    <path d="M3-24Q13-23 13-10Q13 8 0 10Q8 2 8-10Q8-18 3-24z" stroke="none" opacity=".1" />
    <Show when={props.beard}>
      {(fill) => <path d="M-13-6Q-11-1-5-1Q0-3 5-1Q11-1 13-6Q14 12 0 19Q-14 12-13-6z" fill={fill()} />}
    </Show>
    <path d="M0-9L-2-2H1" fill="none" stroke-width="1.2" />
    <Show
      when={props.closed}
      fallback={
        <>
          <circle cx="-5.5" cy="-9" r="1.5" fill={ink} stroke="none" />
          <circle cx="5.5" cy="-9" r="1.5" fill={ink} stroke="none" />
          <path d="M-9-13Q-6-15-3-13M3-13Q6-15 9-13" fill="none" stroke-width="1.4" />
        </>
      }
    >
      <path d="M-8-9Q-5-7-3-9M3-9Q6-7 8-9" fill="none" stroke-width="1.4" />
    </Show>
    <path d="M-4 3Q0 5 4 3" fill="none" stroke-width="1.3" />
    <Show when={props.moustache}>
      {(fill) => <path d="M0 0Q-5-3-11 2Q-5 4 0 2Q5 4 11 2Q5-3 0 0z" fill={fill()} stroke-width="1" />}
    </Show>
    {props.children}
  </g>
)

export const civilianPictures: Readonly<Record<Civilian, () => JSX.Element>> = {
  strategist: () => (
    <>
      <Bust coat="#3f5873" trim="#e3b95e" moustache="#6b4a2b">
        <path d="M-22-17Q-24-23-16-23Q-12-38 2-36Q14-35 15-23Q25-24 23-17Q0-11-22-17z" fill="#2f4258" />
        <path d="M-15-22Q0-17 15-22" fill="none" stroke="#e3b95e" stroke-width="2" />
        <path d="M10-30Q22-42 32-32Q26-33 24-27Q18-29 12-25z" fill="#f0e7cf" />
      </Bust>
      <g transform="translate(20 26) rotate(-8)" stroke={ink} stroke-width="1.3" stroke-linejoin="round">
        <path d="M-17-10H17V12H-17z" fill="#f3e6c6" />
        <path
          d="M-13 6Q-6-6 1 2T14-5"
          fill="none"
          stroke="#a3402c"
          stroke-width="1.8"
          stroke-dasharray="3 2"
        />
        <path d="M-13-6l4 4m0-4l-4 4" stroke-width="1.6" />
        <path d="M9 4h5v4H9z" fill="#7d9a4a" />
      </g>
    </>
  ),
  spy: () => (
    <Bust coat="#39414d" trim="#20262e">
      <path
        d="M-20 18C-24-8-18-33 0-34C18-33 24-8 20 18C15 12 14 4 13-4Q8 1 0 1T-13-4C-14 4-15 12-20 18z"
        fill="#4b5563"
        fill-rule="evenodd"
      />
      <path d="M-13-4Q-14-22 0-23Q14-22 13-4Q7-11 0-11T-13-4z" fill="#161b22" opacity=".55" stroke="none" />
      <path d="M-14-2Q0-7 14-2Q14 8 0 12Q-14 8-14-2z" fill="#7a3a42" />
      <circle cx="-5.5" cy="-10" r="1.9" fill="#fff6dc" />
      <circle cx="5.5" cy="-10" r="1.9" fill="#fff6dc" />
      <g transform="translate(22 22) rotate(24)">
        <circle r="9" fill="#cfe6ee" stroke-width="2.4" />
        <path d="M0 9V20" stroke-width="3.4" />
        <path d="M-5-3Q-3-6 1-6" fill="none" stroke="#fff" stroke-width="1.6" />
      </g>
    </Bust>
  ),
  warlock: () => (
    <Bust coat="#54407a" trim="#e3b95e" beard="#d9d5cb" moustache="#d9d5cb">
      <path
        d="M-24-17Q-12-22-10-24C-8-34 0-40 10-41C6-36 8-30 10-24Q14-21 24-17Q0-10-24-17z"
        fill="#5f4a8a"
      />
      <path d="M-2-33l1.6 3 3.4.4-2.4 2.4.6 3.4-3.2-1.6" fill="#f4d67d" stroke="none" />
      <g transform="translate(22 22)">
        <path d="M-9-1H9L6 7H-6z" fill="#6b4526" />
        <circle cy="-8" r="10" fill="#8fd0d8" />
        <path d="M-5-12Q-2-16 3-15" fill="none" stroke="#fff" stroke-width="2" />
        <path d="M-4-5q4 3 7-1" fill="none" stroke-width="1" />
      </g>
    </Bust>
  ),
  general: () => (
    <Bust coat="#8a2f2b" trim="#e3b95e" moustache="#3b2c20">
      <path d="M-15-14Q-16-30 0-31Q16-30 15-14Q0-20-15-14z" fill="#b9bec2" />
      <path d="M-15-14Q0-20 15-14L14-9Q0-15-14-9z" fill="#e3b95e" />
      <path d="M-2-30Q-16-44-26-30Q-30-20-22-12Q-22-24-14-27Q-8-29-2-30z" fill="#c8502e" />
      <path
        d="M-33 30Q-30 20-20 18L-17 25Q-27 26-33 34zM33 30Q30 20 20 18L17 25Q27 26 33 34z"
        fill="#e3b95e"
      />
      <path d="M-12 30l3 6-3 2-3-2zM-4 32l3 6-3 2-3-2z" fill="#f4d67d" stroke-width="1" />
    </Bust>
  ),
  sheriff: () => (
    <Bust coat="#6b5a3a" trim="#2a2520" moustache="#7a4a22">
      <path
        d="M-27-18Q-14-20-12-22C-12-36-6-37 0-34C6-37 12-36 12-22Q14-20 27-18Q0-10-27-18z"
        fill="#7d5a33"
      />
      <path d="M-12-23Q0-18 12-23" fill="none" stroke="#2a2520" stroke-width="2.6" />
      <path d="M-17 22l2.6 5.4 6 .8-4.4 4 1.2 6-5.4-3-5.4 3 1.2-6-4.4-4 6-.8z" fill="#f4d67d" />
      <g transform="translate(22 26)">
        <circle cx="-6" r="7" fill="none" stroke="#7b8288" stroke-width="3.4" />
        <circle cx="7" cy="5" r="7" fill="none" stroke="#9aa1a6" stroke-width="3.4" />
      </g>
    </Bust>
  ),
  alchemist: () => (
    <Bust coat="#2f6a63" trim="#d8c9a3" beard="#b06a2c" moustache="#b06a2c">
      <path d="M-15-14Q-17-27 0-29Q17-27 15-14Q8-19 0-19T-15-14z" fill="#8a5a36" />
      <g fill="#cfe6ee" stroke-width="2.2">
        <circle cx="-6" cy="-20" r="5" />
        <circle cx="6" cy="-20" r="5" />
      </g>
      <g transform="translate(22 18)">
        <path d="M-4-14H4V-6L12 10Q13 15 8 15H-8Q-13 15-12 10L-4-6z" fill="#dff0ea" />
        <path d="M-8 3Q0 0 8 3L11 10Q12 14 8 14H-8Q-12 14-11 10z" fill="#7fbf4d" stroke="none" />
        <path d="M-6-15H6" stroke-width="3" />
        <circle cx="-2" cy="8" r="1.6" fill="#e9f7cf" stroke="none" />
        <circle cx="3" cy="-20" r="2.4" fill="#cfe6a4" />
        <circle cx="-3" cy="-26" r="1.8" fill="#cfe6a4" />
      </g>
    </Bust>
  ),
  saboteur: () => (
    <Bust coat="#5a4a3c" trim="#c8502e">
      <path d="M-14-12Q-15-26 0-27Q15-26 14-12Q0-19-14-12z" fill="#a3402c" />
      <path d="M13-15L24-20L20-12L27-8L14-10z" fill="#a3402c" />
      <path d="M-6-2Q0 0 6-2Q13-4 13 0Q10 12 0 12T-13 0Q-13-4-6-2z" fill="#3a332c" />
      <g transform="translate(-20 26)">
        <circle r="11" fill="#2f3136" />
        <path d="M-6-4Q-3-8 1-8" fill="none" stroke="#8d949b" stroke-width="2" />
        <path d="M7-9L11-13" stroke-width="4.5" />
        <path d="M12-14Q18-20 14-26" fill="none" stroke="#d9c39a" stroke-width="2" />
        <path
          d="M14-34l1.6 4 4.4.4-3.4 3 1 4.4-3.6-2.4-3.6 2.4 1-4.4-3.4-3 4.4-.4z"
          fill="#f4d67d"
          stroke-width="1"
        />
      </g>
    </Bust>
  ),
  henchman: () => (
    <>
      <Bust coat="#3d3834" trim="#8d949b" beard="#3b2c20">
        <path d="M-13-14Q-12-25 0-26T13-14Q6-20 0-20T-13-14z" fill="#3b2c20" />
        <path d="M4-18L9-3" stroke="#a3402c" stroke-width="1.8" />
        <path d="M-11-11H-1V-6Q-6-3-11-6z" fill="#20252b" />
        <path d="M-12-13L13-17" stroke-width="1.6" />
      </Bust>
      <Dagger x={24} y={18} s={0.8} r={180} />
    </>
  ),
  philosopher: () => (
    <Bust coat="#f0e7d2" trim="#8a7a5a" beard="#c9c2b4" moustache="#c9c2b4" closed>
      <path d="M-14-12Q-15-24 0-24Q15-24 14-12Q10-19 0-19T-14-12z" fill="#c9c2b4" />
      <path
        d="M-16-12q-2-8 6-13m-7 9l6-1m-4-6l5 2M16-12q2-8-6-13m7 9l-6-1m4-6l-5 2"
        fill="none"
        stroke="#5d8a3c"
        stroke-width="3"
      />
      <g transform="translate(18 29) rotate(-6)">
        <path d="M-15-7Q-7-11 0-6Q7-11 15-7V9Q7 5 0 10Q-7 5-15 9z" fill="#fbf4df" />
        <path
          d="M0-6V10M-11-2Q-6-4-3-1M-11 3Q-6 1-3 4M4-1Q7-4 11-2M4 4Q7 1 11 3"
          fill="none"
          stroke-width="1"
        />
      </g>
    </Bust>
  ),
  chancellor: () => (
    <>
      <Bust coat="#2c3f35" trim="#e3b95e" moustache="#e4e0d6">
        <path d="M-16-14Q-20-26-6-28Q2-34 14-28Q20-20 15-14Q0-21-16-14z" fill="#22322a" />
        <path d="M-16-14Q0-21 15-14L15-11Q0-17-16-11z" fill="#8a6a35" />
        <path d="M-20 13Q-10 22 0 22T20 13L24 19Q10 29 0 29T-24 19z" fill="#f3ecd9" />
        <path d="M-14 28Q0 40 14 28" fill="none" stroke="#e3b95e" stroke-width="3" stroke-dasharray="3 2.4" />
        <circle cy="37" r="5" fill="#e3b95e" />
      </Bust>
      <Sheet x={27} y={20} s={0.46} r={10} />
    </>
  ),
}

/** A head and shoulders with no face: nobody one would know. */
export const Nobody = (props: { x: number; y: number; s?: number; fill: string }) => (
  <On {...props}>
    <path d="M-16 20C-16 8-10 5-5 3H5C10 5 16 8 16 20z" fill={props.fill} />
    <circle cy="-5" r="8" fill={props.fill} />
  </On>
)
