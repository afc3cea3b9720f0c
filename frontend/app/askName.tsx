import { render } from 'solid-js/web'
import { name } from '../kit/identity.ts'
import { Sheet } from '../kit/Sheet.tsx'
import { NameField } from '../table/NameField.tsx'
import { startWaitingWords, w } from '../table/waiting/waitingWords.ts'
import './askName.css'

/**
 * Asks whoever is about to sit down for the name that the others will see: true once there is one, false where it was
 * closed without, or where the page for which it was asked has gone.
 */
export const askName = async (gone: AbortSignal): Promise<boolean> => {
  if (name().trim() !== '') return true
  await startWaitingWords()
  if (gone.aborted) return false
  const { promise, resolve } = Promise.withResolvers<boolean>()
  gone.addEventListener('abort', () => resolve(false))
  let field: HTMLInputElement | undefined
  let isConfirmed = false
  // A place of its own: what ends what is rendered empties the element that it is in.
  const place = document.createElement('div')
  document.body.append(place)
  const dispose = render(
    () => (
      <Sheet class="asking-name" label={w().nameFirst} onClose={() => resolve(isConfirmed)}>
        <form
          method="dialog"
          onSubmit={(event) => {
            isConfirmed = name().trim() !== ''
            if (!isConfirmed) event.preventDefault()
            field?.focus()
          }}
        >
          <NameField ref={(input) => (field = input)} rename={() => undefined} />
          <button type="submit" class="main">
            {w().sit}
          </button>
        </form>
      </Sheet>
    ),
    place,
  )
  field?.focus()
  try {
    return await promise
  } finally {
    dispose()
    place.remove()
  }
}
