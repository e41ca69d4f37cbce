import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { brandOf, findSizeScale, type HomeBlock, type HomePicture, SITE_IDS, type SiteId } from '@welt/brands'
import { sharePictures } from '@welt/brands/share-pictures'
import type { CategoryEntry } from '../categories/category-entry.ts'
import { categoryTrees } from '../categories/index.ts'
import { pagesFor } from '../pages/index.ts'
import { homeBlockRows, homePages } from './index.ts'

const masters = fileURLToPath(new URL('../../../../../storefront/media/', import.meta.url))

const isCampaign = (src: string) => src.startsWith('campaign/')

function picturesOf(block: HomeBlock): readonly HomePicture[] {
  if (block.kind === 'hero')
    return [...block.pictures, ...(block.departments ?? []).flatMap(({ picture }) => picture ?? [])]
  if (block.kind === 'slab') return [block.picture]
  return block.kind === 'entries' ? block.entries.flatMap((entry) => (entry.picture ? [entry.picture] : [])) : []
}

test('every picture of a front page exists', () => {
  const missing = Object.values(homePages)
    .flat()
    .flatMap(picturesOf)
    .filter((picture) => !existsSync(`${masters}${picture.src}.avif`))
  assert.deepEqual(missing, [])
})

test('no two shops show a campaign picture in the same look', () => {
  const looks = SITE_IDS.flatMap((site) => [
    ...new Set(homePages[site].flatMap((block) => (block.kind === 'slab' ? [block.look] : []))),
  ])
  assert.equal(looks.length, SITE_IDS.length)
  assert.deepEqual([...new Set(looks)], looks)
})

test('blocks of a site are told apart and ordered', () => {
  const keys = homeBlockRows().map((row) => `${row.website_id} ${row.identifier}`)
  assert.equal(new Set(keys).size, keys.length)
})

test('each site has one hero', () => {
  for (const [site, blocks] of Object.entries(homePages))
    assert.equal(blocks.filter((block) => block.kind === 'hero').length, 1, site)
})

function pathsOf(entries: readonly CategoryEntry[], parent = ''): readonly string[] {
  return entries.flatMap((entry) => [
    `${parent}/${entry.key}`,
    ...pathsOf(entry.children ?? [], `${parent}/${entry.key}`),
  ])
}

function hrefsOf(block: HomeBlock): readonly string[] {
  if (block.kind === 'hero') return [...block.links, ...(block.departments ?? [])].map((link) => link.href)
  if (block.kind === 'entries') return block.entries.map((entry) => entry.href)
  if (block.kind === 'rail') return [block.link.href, `/${block.category}`]
  if (block.kind === 'steps') return [block.link.href, ...(block.choices ?? []).map((choice) => choice.href)]
  if (block.kind === 'facts') return block.facts.flatMap((fact) => (fact.href ? [fact.href] : []))
  return block.kind === 'slab' || block.kind === 'brands' ? [block.link.href] : []
}

test('a front page leads only to pages that exist', () => {
  const dead = SITE_IDS.flatMap((site) => {
    const pages = pagesFor(brandOf(site)).map((page) => `/${page.identifier}`)
    const known = new Set([...pathsOf(categoryTrees[site]), ...pages, '/all-brands'])
    return homePages[site]
      .flatMap(hrefsOf)
      .filter((href) => !known.has(href.replace(/\?.*$/, '')))
      .map((href) => `${site} ${href}`)
  })
  assert.deepEqual(dead, [])
})

test('the ages at Williams share out the children’s sizes by length of foot', () => {
  const [ages] = homePages.williams.flatMap((block) =>
    block.kind === 'entries' && block.look === 'bar' ? [block] : [],
  )
  const sizes = (ages?.entries ?? []).map(({ href }) =>
    new URL(href, 'http://shop').searchParams.get('size')?.split(','),
  )
  assert.equal(sizes[0]?.[0], 'AUK:8')
  assert.deepEqual(sizes.at(-1), ['AUK:5', 'AUK:6'])
  const all = sizes.flatMap((values) => values ?? [])
  assert.deepEqual(all.filter((value) => value.startsWith('AUK:')).length, findSizeScale('AUK')?.sizes.length)
  assert.equal(new Set(all).size, all.length)
})

test('no two shops share a campaign picture or the picture that is shared', () => {
  const usesOf = (site: SiteId) =>
    new Set([...homePages[site].flatMap(picturesOf), sharePictures[site]].map(({ src }) => src).filter(isCampaign))
  const uses = SITE_IDS.flatMap((site) => [...usesOf(site)])
  assert.ok(uses.length > SITE_IDS.length)
  assert.deepEqual([...new Set(uses)], uses)
  const missing = SITE_IDS.filter((site) => !existsSync(`${masters}${sharePictures[site].src}.avif`))
  assert.deepEqual(missing, [])
})
