/** Building, and placing helpers. */
import type { CastilloRule } from '../pictures.tsx'

export const building: readonly CastilloRule[] = [
  {
    id: 'CA-4.4.1',
    aid: true,
    chapter: 'Building',
    title: 'Building',
    text: 'With each Bricklayer, Stonemason or Worker card you build up to 2 buildings, one after the other, or none. Any that is not built yet will do.',
  },
  {
    id: 'CA-2.5',
    title: 'The buildings',
    text: 'Each plan shows on the left its construction value, which is what it costs, and in the laurel its points. Buildings with helper spaces score at the end as well.',
    picture: 'plan',
    table: {
      head: ['Building', 'Number', 'Value', 'Points', 'Helper spaces (talers)'],
      rows: [
        ['Keep', '1', '24', '14', '14'],
        ['Palace', '1', '30', '18', '17, 17'],
        ['Servants’ House', '1', '18', '14', '7, 7'],
        ['Tavern', '1', '22', '12', '12, 6'],
        ['Stable', '1', '18', '14', '16, 12'],
        ['Large Gate', '1', '18', '10', '10'],
        ['Small Gate', '1', '12', '6', '5'],
        ['Large Tower', '4', '12', '10', '–'],
        ['Small Tower', '5', '8', '6', '–'],
        ['House', '7', '10', '8', '–'],
        ['Market', '1', '–', '–', '7, 7'],
        ['Forge', '1', '–', '–', '10, 6'],
      ],
    },
  },
  {
    id: 'CA-2.3',
    aid: true,
    covers: ['CA-2.3.1'],
    title: 'Value of resources',
    text: 'Sand 1, wood 2, brick 4 and stone 5. Silver has no value of its own: it is a joker.',
    picture: 'resources',
  },
  {
    id: 'CA-4.4.2',
    aid: true,
    title: 'The exact sum',
    text: 'You pay with resources of yours that make exactly the value of the building, no less and no more, and of at least three kinds. Each building is paid separately.',
  },
  {
    id: 'CA-4.4.3',
    covers: ['CA-R09'],
    title: 'Three kinds',
    text: 'Each payment needs at least three different kinds. Silver counts as the kind it stands for, not as a fifth.',
  },
  {
    id: 'CA-2.3.2',
    covers: ['CA-R10'],
    title: 'Silver',
    text: 'Each silver you spend stands for sand, wood, brick or stone, as you choose. You may use several, each as its own kind.',
  },
  {
    id: 'CA-4.4.4',
    title: 'Where payments go',
    text: 'Sand, wood, brick and stone go back to the stock. Silver stays in the Forge for good.',
  },
  {
    id: 'CA-4.4.5',
    title: 'What you can build',
    text: 'The board frames the buildings that you can pay for exactly. Press one to see its payment; if you prefer another, press that one.',
  },
  {
    id: 'CA-4.4.6',
    title: 'The proposed payment',
    text: 'The game proposes the payment with least silver; among equals, while a second building may follow, one that leaves enough for it; then most sand, then most wood and most brick. The button with two circling arrows shows another exact combination, and the arrows of each kind give and take pieces. While the payment is right there is a tick: press it, and the building is built.',
  },
  {
    id: 'CA-4.5.1',
    aid: true,
    covers: ['CA-4.3.13', 'CA-4.3.19'],
    chapter: 'Helpers',
    title: 'Helpers in the castle',
    text: 'Only with the Bricklayer or the Stonemason, and only if you have built something in that turn; what you have just built will do. You place up to 2, each on a free helper space of a standing building, and pay its price in talers to the bank.',
    picture: 'helper',
  },
  {
    id: 'CA-4.5.2',
    covers: ['CA-R16'],
    title: 'One per building and round',
    text: 'Each round you may put only one helper in each building, even if you play two cards.',
  },
  {
    id: 'CA-4.5.3',
    title: 'Taken spaces',
    text: 'Each space holds one helper. Helpers in the castle never leave: they do not move and are never displaced.',
  },
  {
    id: 'CA-4.5.4',
    covers: ['CA-R17'],
    title: 'Where the helper comes from',
    text: 'From your supply or, if you prefer, from one of your carts or the rider, which becomes free.',
  },
  {
    id: 'CA-4.5.5',
    title: 'Building comes first',
    text: 'Once you have placed the first helper, building is over for that turn.',
  },
  {
    id: 'CA-4.5.6',
    title: 'Winter Inn',
    text: 'Once its card is out there is one more helper space, for 3 talers and under the same rules. It is not part of the castle.',
  },
]
