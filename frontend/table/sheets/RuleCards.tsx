import type { RuleId } from '../../../shared/engine/ids.ts'
import type { AnyPlug } from '../../plug/gameUi.ts'
import { CardLayer } from '../cards/CardLayer.tsx'
import { exampleTable } from './exampleTable.ts'

/** Cards of what a rulebook draws where there is no table: nothing leads from them to a board or its papers. */
export const RuleCards = (props: { plug: AnyPlug; showRule(rule: RuleId): void }) => {
  const { plug } = props
  const pageless: AnyPlug = {
    ...plug,
    async cards(language) {
      const cards = await plug.cards(language)
      return (anchor, table) => {
        const card = cards(anchor, table)
        if (card === null) return null
        const { place: _place, paper: _paper, ...said } = card
        return said
      }
    },
  }
  return (
    <CardLayer
      table={{ ...exampleTable(plug), request: () => null, light: () => undefined }}
      plug={pageless}
      zoom={null}
      showRule={(rule) => props.showRule(rule)}
    />
  )
}
