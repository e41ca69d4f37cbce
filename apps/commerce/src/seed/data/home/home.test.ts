import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { HomeBlock, HomePicture } from '@welt/brands'
import { homeBlockRows, homePages } from './index.ts'

const masters = fileURLToPath(new URL('../../../../../storefront/media/', import.meta.url))

function picturesOf(block: HomeBlock): readonly HomePicture[] {
  if (block.kind === 'hero') return block.pictures
  if (block.kind === 'slab') return [block.picture]
  return block.kind === 'doors' ? block.doors.flatMap((door) => (door.picture ? [door.picture] : [])) : []
}

test('R2.01: every picture of a front page exists', () => {
  const missing = Object.values(homePages)
    .flat()
    .flatMap(picturesOf)
    .filter((picture) => !existsSync(`${masters}${picture.src}.avif`))
  assert.deepEqual(missing, [])
})

test('R2.01: blocks of a site are told apart and ordered', () => {
  const keys = homeBlockRows().map((row) => `${row.website_id} ${row.identifier}`)
  assert.equal(new Set(keys).size, keys.length)
})

test('ux §4: each site has one hero', () => {
  for (const [site, blocks] of Object.entries(homePages)) assert.equal(blocks.filter((block) => block.kind === 'hero').length, 1, site)
})
