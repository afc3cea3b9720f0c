import { t } from '../kit/language.ts'
import { SiteBar } from './SiteBar.tsx'

export default function About() {
  return (
    <>
      <SiteBar />
      <main class="page prose">
        <h1>{t().about.title}</h1>
        <p>{t().about.text}</p>
        <h2>{t().about.credits}</h2>
        <p>
          <a href="https://game-icons.net">game-icons.net</a>: {t().about.icons}
        </p>
        <p>{t().about.fonts}</p>
      </main>
    </>
  )
}
