import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sizeScales } from '@welt/brands'
import type { SizeScaleMapping } from '#app/session/site/site-settings.ts'
import { type SizeFilter, sizeFilter } from './size-groups.ts'

// As in store config.
const mappings = sizeScales.map(({ isHeadingHidden, ...scale }) => ({
  ...scale,
  is_heading_hidden: isHeadingHidden,
})) as SizeScaleMapping[]
const optionsOf = (values: readonly string[]) =>
  values.map((value) => ({ label: value, value, count: 1, is_selected: false, swatch_data: null }))
const shown = (values: readonly string[], womens: 'au' | 'eu' = 'au', beginWith: 'women' | 'kids' = 'women') =>
  sizeFilter(optionsOf(values), { mappings, womens, beginWith })

const texts = ({ groups }: SizeFilter, scale: string) =>
  groups.map(({ sizes }) =>
    sizes.flatMap(({ labels }) =>
      labels.filter(({ scales }) => scales.some((own) => own === scale)).map((l) => l.text),
    ),
  )

test('sizes are grouped by department and shown in every scale [R3.52, R3.116]', () => {
  const filter = shown(['AUW:8', 'AUW:8.5', 'AUM:8', 'AUK:13', 'AUK:1'])
  assert.deepEqual(
    filter.groups.map(({ department }) => department),
    ['Women', 'Men', 'Kids'],
  )
  assert.deepEqual(filter.scales, ['au', 'eu', 'uk', 'us'])
  assert.deepEqual(texts(filter, 'au'), [['8', '8.5'], ['8'], ['13', '1']])
  assert.deepEqual(texts(filter, 'eu'), [['39', '39.5'], ['42'], ['32', '33']])
  assert.deepEqual(texts(filter, 'uk'), [['6', '6.5'], ['8'], ['13', '1']])
  assert.deepEqual(texts(filter, 'us'), [['8', '8.5'], ['9'], ['1', '2']])
})

test('toddlers’ sizes of the EUK scale are a group, shown in everyone’s scale [R9.33, R3.116]', () => {
  const filter = shown(['EUK:22', 'EUK:23', 'EUK:25', 'AUK:9'])
  assert.deepEqual(
    filter.groups.map(({ department, sizes }) => [department, sizes.length]),
    [
      ['Toddlers', 2],
      ['Kids', 2],
    ],
  )
  assert.deepEqual(filter.scales, ['au', 'eu', 'uk', 'us'])
  for (const scale of ['au', 'uk'])
    assert.deepEqual(texts(filter, scale), [
      ['6', '6.5'],
      ['8', '9'],
    ])
  assert.deepEqual(texts(filter, 'eu'), [
    ['22', '23'],
    ['25', '26'],
  ])
  assert.equal(shown(['EUK:22', 'EUK:23']).first, 'au')
})

test('a children’s shop begins with children’s sizes, in the order of their feet [R3.116]', () => {
  const values = ['AUW:5', 'AUW:6', 'AUM:6', 'EUK:19', 'EUK:24', 'AUK:8', 'AUK:13', 'AUK:1', 'AUK:5', 'One size']
  const filter = shown(values, 'au', 'kids')
  assert.deepEqual(
    filter.groups.map(({ department }) => department),
    ['Toddlers', 'Kids', 'Women', 'Men', undefined],
  )
  assert.equal(filter.first, 'au')
  assert.deepEqual(texts(filter, 'au'), [['3', '7'], ['8', '13', '1', '5'], ['5', '6'], ['6'], ['One size']])
})

test('in every scale the sizes of a department are distinct, and none is empty [R3.116]', () => {
  const values = ['AUW', 'AUM', 'EUK', 'AUK'].flatMap((code) => {
    const own = sizeScales.find((scale) => scale.code === code)?.sizes ?? []
    // Only toddlers' sizes of the EUK scale are separate values.
    return own.filter(({ footCm }) => code !== 'EUK' || footCm < 15).map(({ size }) => `${code}:${size}`)
  })
  const filter = shown(values)
  for (const scale of filter.scales) {
    texts(filter, scale).forEach((group, i) => {
      assert.equal(group.length, filter.groups[i]?.sizes.length, scale)
      assert.equal(new Set(group).size, group.length, `${scale}: ${group}`)
      assert.ok(group.every((text) => text.trim() !== ''))
    })
  }
})

test('women’s sizes are first shown in the site’s scale, all others in the Australian [R3.116]', () => {
  assert.equal(shown(['AUW:8', 'AUM:8'], 'eu').first, 'eu')
  assert.equal(shown(['AUW:8'], 'au').first, 'au')
  assert.equal(shown(['AUM:8', 'AUK:9'], 'eu').first, 'au')
})

test('a size without a counterpart is shown in its own scale, else as in the listing [R3.116]', () => {
  const half = {
    code: 'AUW',
    heading: 'AU',
    is_heading_hidden: false,
    sizes: [{ size: '8.5', au: '8.5', eu: '39.5', uk: null, us: null }],
  }
  const whole = { size: '8', au: '8', eu: '39', uk: '6', us: '8' }
  const reading = {
    mappings: [{ ...half, sizes: [whole, ...half.sizes] }],
    womens: 'au' as const,
    beginWith: 'women' as const,
  }
  const filter = sizeFilter(optionsOf(['AUW:8', 'AUW:8.5', 'AUW:15', 'One size']), reading)
  assert.deepEqual(texts(filter, 'uk'), [['6', 'AU 8.5', 'AU 15'], ['One size']])
  assert.deepEqual(texts(filter, 'au'), [['8', '8.5', 'AU 15'], ['One size']])
})
