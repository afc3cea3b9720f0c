/** Where strangers ask: every route of the site, with holes for what they fill in. */
export const templates: readonly string[] = [
  '/api/tables/{}',
  '/api/tables/{}/record',
  '/api/tables/{}/log?after={}',
  '/api/tables/{}/socket',
  '/api/lobby/{}?region={}',
  '/api/lobby/{}/socket',
  '/api/games?game={}&player={}&before={}',
  '/api/person?{}',
  '/api/push-key?{}',
  '/api/{}',
  '/g/{}?m={}',
  '/embed/g/{}?lang={}&m={}&perspective={}',
  '/oembed?url={}&format={}&maxwidth={}&maxheight={}',
  '/oembed?url=https%3A%2F%2Falmena.test%2Fg%2F{}%3Fm%3D{}&format={}',
  '/d/{}.svg?lang={}',
  '/d/{}.png?lang={}',
  '/d/{}/{}.svg?lang={}&theme={}',
  '/d/{}/{}.png?lang={}',
  '/rules/{}',
  '/watch/{}',
  '/{}',
]

/** What a hole is filled with that means something, beside a table's own address. */
export const meant: readonly string[] = ['storming', 'castillo', '1', '2', 'json', 'xml', 'en', 'dark']
