import { For, Show } from 'solid-js'
import { registry } from '../../shared/registry.ts'
import { language } from '../kit/language.ts'
import { SiteBar } from '../kit/SiteBar.tsx'
import { credits } from '../plug/credits.ts'
import { covers } from '../plug/covers.ts'
import { h } from './homeWords.ts'
import './About.css'

export default function About() {
  return (
    <>
      <SiteBar title={h().about.title} />
      <main class="page prose">
        <h1>{h().about.title}</h1>
        <p>{h().about.text}</p>
        <h2>{h().about.credits}</h2>
        <ul class="credits">
          <For each={Object.values(registry)}>
            {({ meta }) => (
              <li>
                <Show when={covers[meta.id]}>
                  {(cover) => <img src={cover()} alt="" width="128" height="80" loading="lazy" />}
                </Show>
                <span>
                  <strong>{meta.name[language()]}</strong>: {credits[meta.id]?.[language()]}
                </span>
              </li>
            )}
          </For>
        </ul>
        <p>
          <a href="https://game-icons.net">game-icons.net</a>: {h().about.icons}
        </p>
        <p>{h().about.fonts}</p>
        <p>
          <a href="/licenses.txt">{h().about.licenses}</a>
        </p>
      </main>
    </>
  )
}
