import { For } from 'solid-js'
import { registry } from '../../shared/registry.ts'
import { language } from '../kit/language.ts'
import { SiteBar } from '../kit/SiteBar.tsx'
import { credits } from '../plug/credits.ts'
import { h } from './homeWords.ts'

export default function About() {
  return (
    <>
      <SiteBar title={h().about.title} />
      <main class="page prose">
        <h1>{h().about.title}</h1>
        <p>{h().about.text}</p>
        <h2>{h().about.credits}</h2>
        <ul>
          <For each={Object.values(registry)}>
            {({ meta }) => (
              <li>
                <strong>{meta.name[language()]}</strong>: {credits[meta.id]?.[language()]}
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
