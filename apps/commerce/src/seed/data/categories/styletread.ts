import type { CategoryEntry } from './category-entry.ts'
import { BOOTS, CARE, FLATS, HEELS, SANDALS, SNEAKERS } from './kinds.ts'

export const styletreadCategories: readonly CategoryEntry[] = [
  {
    key: 'new-in',
    name: 'New in',
    description: 'The latest from every label we stock, unpacked this month.',
    rule: { isNew: true },
  },
  {
    key: 'heels',
    name: 'Heels',
    description: 'From a sensible block to the pair you change into at the door.',
    rule: HEELS,
    children: [
      {
        key: 'courts',
        name: 'Courts & slingbacks',
        description: 'Pointed, almond, kitten or block: the shoes that finish a suit.',
        rule: { styles: ['Court shoes', 'Slingbacks'] },
      },
      { key: 'mules', name: 'Mules', description: 'No strap, no buckle, no hurry.', rule: { styles: ['Mules'] } },
      {
        key: 'mary-janes',
        name: 'Heeled Mary Janes',
        description: 'One strap, a steady block and a bit of school-days mischief.',
        rule: { styles: ['Mary Janes'] },
      },
      {
        key: 'heeled-sandals',
        name: 'Heeled sandals',
        description: 'For weddings on grass and dinners on balconies.',
        rule: { styles: ['Heeled sandals', 'Wedges', 'Platforms'] },
      },
    ],
  },
  {
    key: 'flats',
    name: 'Flats',
    description: 'The shoes our buyers actually wear to work.',
    rule: { styles: FLATS, heelMm: { below: 40 } },
    children: [
      {
        key: 'ballet-flats',
        name: 'Ballet flats',
        description: 'Soft uppers, thin soles, small bows or none.',
        rule: { styles: ['Ballet flats'] },
      },
      { key: 'loafers', name: 'Loafers', description: 'Penny, bit, tassel and chunky.', rule: { styles: ['Loafers'] } },
      {
        key: 'mary-janes',
        name: 'Mary Janes',
        description: 'Flat straps in patent and plain leather.',
        rule: { styles: ['Mary Janes'] },
      },
      {
        key: 'lace-ups',
        name: 'Lace-ups',
        description: 'Derbies and brogues that borrow from the boys and fit better.',
        rule: { styles: ['Lace-ups'] },
      },
      {
        key: 'espadrilles',
        name: 'Espadrilles & slip-ons',
        description: 'Rope soles and easy canvas.',
        rule: { styles: ['Espadrilles', 'Slip-ons'] },
      },
    ],
  },
  {
    key: 'boots',
    name: 'Boots',
    description: 'Ankle, knee and Chelsea, in leather worth a tin of polish.',
    rule: { styles: BOOTS },
    children: [
      {
        key: 'ankle-boots',
        name: 'Ankle boots',
        description: 'Zips at the side, heels from stacked to stiletto.',
        rule: { styles: ['Ankle boots', 'Western boots'] },
      },
      {
        key: 'chelsea-boots',
        name: 'Chelsea boots',
        description: 'Pull on, walk out.',
        rule: { styles: ['Chelsea boots'] },
      },
      {
        key: 'long-boots',
        name: 'Long boots',
        description: 'Knee-high, half-lined and cut for calves that exist.',
        rule: { styles: ['Knee-high boots'] },
      },
    ],
  },
  {
    key: 'sandals',
    name: 'Sandals',
    description: 'Flat, footbed, flatform and wedge.',
    rule: { styles: SANDALS },
    children: [
      {
        key: 'flat-sandals',
        name: 'Flat sandals',
        description: 'Thin straps, quiet colours, easy packing.',
        rule: { styles: ['Flat sandals', 'Thongs'] },
      },
      {
        key: 'footbeds',
        name: 'Footbeds, slides & clogs',
        description: 'Cork underfoot and a buckle you set once.',
        rule: { styles: ['Footbeds', 'Slides', 'Clogs'] },
      },
      {
        key: 'wedges',
        name: 'Wedges & flatforms',
        description: 'Height without the wobble.',
        rule: { styles: ['Wedges', 'Platforms'] },
      },
      {
        key: 'heeled-sandals',
        name: 'Heeled sandals',
        description: 'Block heels for afternoons, slim ones for after.',
        rule: { styles: ['Heeled sandals', 'Mules'] },
      },
    ],
  },
  {
    key: 'sneakers',
    name: 'Sneakers',
    description: 'White, mostly. We looked for the ones that stay good when they are not.',
    rule: { styles: SNEAKERS },
    children: [
      {
        key: 'court-sneakers',
        name: 'Court & platform sneakers',
        description: 'Low, leather and happy under a long skirt.',
        rule: { styles: ['Sneakers'] },
      },
      {
        key: 'runners',
        name: 'Runners & slip-ons',
        description: 'Light mesh and easy leather for days on foot.',
        rule: { styles: ['Runners', 'Slip-ons'] },
      },
    ],
  },
  {
    key: CARE,
    name: 'Care',
    description: 'Laces, brushes, creams and sprays, for the labels you mean to keep.',
    rule: { groups: [CARE] },
  },
  {
    key: 'sale',
    isCrossCut: true,
    name: 'Sale',
    description: 'Last sizes and last season, marked down by the labels themselves.',
    rule: { isOnSale: true },
    children: [
      { key: 'heels', name: 'Sale heels', description: 'Reduced courts, mules and heeled sandals.', rule: HEELS },
      {
        key: 'flats',
        name: 'Sale flats',
        description: 'Reduced flats, loafers and lace-ups.',
        rule: { styles: FLATS, heelMm: { below: 40 } },
      },
      {
        key: 'sandals',
        name: 'Sale sandals',
        description: 'Reduced sandals, flat to high.',
        rule: { styles: SANDALS },
      },
    ],
  },
]
