// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { render } from 'solid-js/web'
import { expect, test } from 'vitest'
import { Portrait } from '../../frontend/kit/pieces/Portrait.tsx'
import { company } from '../../shared/protocol/names.ts'

test('each of the company has a face, and no two the same', () => {
  const page = document.createElement('div')
  render(() => company.map((_, character) => <Portrait character={character} />), page)
  const faces = [...page.querySelectorAll('img')].map((image) =>
    readFileSync(`frontend/public${image.getAttribute('src')}`, 'utf8'),
  )
  for (const face of faces) expect(face).toMatch(/^<svg /)
  expect(new Set(faces).size).toBe(company.length)
})
