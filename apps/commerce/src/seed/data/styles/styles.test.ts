import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readManifest } from '../../manifest.ts'
import { brandEntries } from '../brands.ts'
import { styleCopy } from './index.ts'

const styles = await readManifest()
const tokensOf = (code: string) => {
  const copy = styleCopy[code]
  return copy ? [copy.short, copy.description, copy.fit, ...copy.features].join(' ') : ''
}

test('every style was written about, and nothing else was', () => {
  assert.deepEqual(Object.keys(styleCopy).sort(), styles.map((style) => style.style).sort())
})

test('heights told in the copy are those of the shoe', () => {
  for (const style of styles) {
    const heights = [...tokensOf(style.style).matchAll(/(\d+(?:\.\d+)?) cm/g)].map((match) =>
      Math.round(Number(match[1]) * 10),
    )
    const wrong = heights.filter((mm) => mm !== style.heel_height_mm && mm !== style.platform_mm)
    assert.deepEqual(wrong, [], style.style)
  }
})

test('no two styles share a description, a fit note counted with its features, or a summary', () => {
  for (const field of ['description', 'short'] as const) {
    const texts = Object.values(styleCopy).map((copy) => copy[field])
    assert.equal(new Set(texts).size, texts.length, field)
  }
})

test('three to five features, two or more sentences, a price that ends in 95 cents', () => {
  for (const [code, copy] of Object.entries(styleCopy)) {
    assert.ok(copy.features.length >= 3 && copy.features.length <= 5, code)
    assert.ok(copy.description.split(/[.!?](?:\s|$)/).filter(Boolean).length >= 2, code)
    assert.equal(copy.priceCents % 100, 95, code)
  }
})

test('the spelling is Australian and trade marks stay out', () => {
  const foreign = /\b(color|gray|velcro|leather-like|favorite|center|aluminum|cozy|cart)\b/i
  for (const style of styles) assert.doesNotMatch(tokensOf(style.style), foreign, style.style)
})

test('every label is sold', () => {
  const used = new Set(Object.values(styleCopy).map((copy) => copy.brand))
  assert.deepEqual(
    brandEntries.filter((entry) => !used.has(entry.value)).map((entry) => entry.value),
    [],
  )
})
