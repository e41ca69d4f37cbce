import type { CategoryEntry } from './category-entry.ts'
import { BOOTS, CARE, FLATS, HEELS, SANDALS, SNEAKERS } from './kinds.ts'

export const styletreadNzCategories: readonly CategoryEntry[] = [
  {
    key: 'new-in',
    isCrossCut: true,
    name: 'New in',
    description: 'Landed this month, and priced for here.',
    rule: { isNew: true },
  },
  {
    key: 'heels',
    name: 'Heels',
    description: 'Blocks for Lambton Quay, something finer for Saturday.',
    rule: HEELS,
    children: [
      {
        key: 'courts',
        name: 'Courts & slingbacks',
        description: 'Shoes for the office, the interview and the ten o’clock ferry.',
        rule: { styles: ['Court shoes', 'Slingbacks'] },
      },
      { key: 'mules', name: 'Mules', description: 'On in a second, off at the door.', rule: { styles: ['Mules'] } },
      {
        key: 'mary-janes',
        name: 'Heeled Mary Janes',
        description: 'One strap across, and a block that takes a hill.',
        rule: { styles: ['Mary Janes'] },
      },
      {
        key: 'heeled-sandals',
        name: 'Heeled sandals',
        description: 'Vineyard weddings, long lunches, the races.',
        rule: { styles: ['Heeled sandals', 'Wedges', 'Platforms'] },
      },
    ],
  },
  {
    key: 'flats',
    name: 'Flats',
    description: 'For walking the whole of town and back.',
    rule: { styles: FLATS, heelMm: { below: 40 } },
    children: [
      {
        key: 'ballet-flats',
        name: 'Ballet flats',
        description: 'Soft enough to fold into a day bag.',
        rule: { styles: ['Ballet flats'] },
      },
      {
        key: 'loafers',
        name: 'Loafers',
        description: 'Penny, bit and tassel, with soles from slim to chunky.',
        rule: { styles: ['Loafers'] },
      },
      {
        key: 'mary-janes',
        name: 'Mary Janes',
        description: 'One flat strap, in patent or plain leather.',
        rule: { styles: ['Mary Janes'] },
      },
      {
        key: 'lace-ups',
        name: 'Lace-ups',
        description: 'Derbies and brogues on a women’s last.',
        rule: { styles: ['Lace-ups'] },
      },
      {
        key: 'espadrilles',
        name: 'Espadrilles & slip-ons',
        description: 'Rope and canvas, for warm decks.',
        rule: { styles: ['Espadrilles', 'Slip-ons'] },
      },
    ],
  },
  {
    key: 'boots',
    name: 'Boots',
    description: 'Four seasons in one day; these cover three.',
    rule: { styles: BOOTS },
    children: [
      {
        key: 'ankle-boots',
        name: 'Ankle boots',
        description: 'Side zips, heels from stacked to slim.',
        rule: { styles: ['Ankle boots', 'Western boots'] },
      },
      {
        key: 'chelsea-boots',
        name: 'Chelsea boots',
        description: 'Elastic at the sides, ready for a southerly.',
        rule: { styles: ['Chelsea boots'] },
      },
      {
        key: 'long-boots',
        name: 'Long boots',
        description: 'Knee-high and half-lined, for the months south of the strait.',
        rule: { styles: ['Knee-high boots'] },
      },
    ],
  },
  {
    key: 'sandals',
    name: 'Sandals',
    description: 'From Waitangi weekend to Easter, and the garden until June.',
    rule: { styles: SANDALS },
    children: [
      {
        key: 'flat-sandals',
        name: 'Flat sandals',
        description: 'They weigh nothing and go with everything at the bach.',
        rule: { styles: ['Flat sandals', 'Thongs'] },
      },
      {
        key: 'footbeds',
        name: 'Footbeds, slides & clogs',
        description: 'Cork that learns your foot, clogs for the garden.',
        rule: { styles: ['Footbeds', 'Slides', 'Clogs'] },
      },
      {
        key: 'wedges',
        name: 'Wedges & flatforms',
        description: 'A bit of height that holds on gravel.',
        rule: { styles: ['Wedges', 'Platforms'] },
      },
      {
        key: 'heeled-sandals',
        name: 'Heeled sandals',
        description: 'Blocks for lawns, slim heels for the floor.',
        rule: { styles: ['Heeled sandals', 'Mules'] },
      },
    ],
  },
  {
    key: 'sneakers',
    name: 'Sneakers',
    description: 'For the waterfront loop and the school run.',
    rule: { styles: SNEAKERS },
    children: [
      {
        key: 'court-sneakers',
        name: 'Court & platform sneakers',
        description: 'Low leather courts that clean up with a damp cloth.',
        rule: { styles: ['Sneakers'] },
      },
      {
        key: 'runners',
        name: 'Runners & slip-ons',
        description: 'Light mesh for the track, easy leather for the airport.',
        rule: { styles: ['Runners', 'Slip-ons'] },
      },
    ],
  },
  {
    key: CARE,
    name: 'Care',
    description: 'Laces, brushes, creams and sprays, for labels that have to last a wet winter.',
    rule: { groups: [CARE] },
  },
  {
    key: 'sale',
    isCrossCut: true,
    name: 'Sale',
    description: 'Last sizes and last season. What you see in New Zealand dollars is what you pay.',
    rule: { isOnSale: true },
    children: [
      { key: 'heels', name: 'Sale heels', description: 'Courts, mules and heeled sandals for less.', rule: HEELS },
      {
        key: 'flats',
        name: 'Sale flats',
        description: 'Flats, loafers and lace-ups for less.',
        rule: { styles: FLATS, heelMm: { below: 40 } },
      },
      {
        key: 'sandals',
        name: 'Sale sandals',
        description: 'Sandals for less, with a long summer ahead.',
        rule: { styles: SANDALS },
      },
    ],
  },
]
