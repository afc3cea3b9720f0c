import { everyOptions } from '../kit/tables.ts'
import { registry } from '../../shared/registry.ts'
import { casesOf, lawsOf } from './laws.ts'

for (const { meta, rules } of Object.values(registry)) {
  const game = await rules()
  lawsOf(game, casesOf(game, everyOptions(game, meta), 5))
}
