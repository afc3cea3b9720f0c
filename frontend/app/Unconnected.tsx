import { SiteBar } from '../kit/SiteBar.tsx'

/** In the place of a table that has not come, and of which it is not known whether it will. */
export default function Unconnected(props: { said: string }) {
  return (
    <>
      <SiteBar title="Almena" />
      <main class="page prose">
        <p role="status">{props.said}</p>
      </main>
    </>
  )
}
