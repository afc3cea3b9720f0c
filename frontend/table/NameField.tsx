import { limits } from '../../shared/protocol/limits.ts'
import { name, setName } from '../kit/identity.ts'
import { t } from '../kit/language.ts'

/** What one is called: kept on this device, and told to the table when it has been written. */
export const NameField = (props: { ref?: (input: HTMLInputElement) => void; rename(name: string): void }) => (
  <label class="name-field">
    {t().site.yourName}
    <input
      ref={(input) => props.ref?.(input)}
      value={name()}
      maxlength={limits.name}
      autocomplete="nickname"
      onInput={(event) => setName(event.currentTarget.value)}
      onChange={(event) => event.currentTarget.value.trim() !== '' && props.rename(event.currentTarget.value)}
    />
  </label>
)
