import { h } from './homeWords.ts'
import { SiteBar } from '../kit/SiteBar.tsx'

export default function About() {
  return (
    <>
      <SiteBar title={h().about.title} />
      <main class="page prose">
        <h1>{h().about.title}</h1>
        <p>{h().about.text}</p>
        <h2>{h().about.credits}</h2>
        <p>{h().about.games}</p>
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
