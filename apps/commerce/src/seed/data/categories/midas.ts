import type { CategoryEntry } from './category-entry.ts'
import { BOOTS, CARE, MEN, WOMEN } from './kinds.ts'

export const midasCategories: readonly CategoryEntry[] = [
  { key: 'new-in', name: 'New', description: 'Recent work.', rule: { isNew: true } },
  {
    key: 'women',
    name: 'Women',
    description: 'Leather, cut close.',
    rule: { groups: WOMEN },
    children: [
      {
        key: 'heels',
        name: 'Heels',
        description: 'Courts, slingbacks and mules on slender heels.',
        rule: { styles: ['Court shoes', 'Slingbacks', 'Mules'] },
      },
      {
        key: 'flats',
        name: 'Flats & loafers',
        description: 'Calf and suede, low to the ground.',
        rule: { styles: ['Ballet flats', 'Loafers', 'Lace-ups'] },
      },
      { key: 'boots', name: 'Boots', description: 'Ankle and knee, zipped at the inside.', rule: { styles: BOOTS } },
      {
        key: 'sandals',
        name: 'Sandals',
        description: 'Fine straps. Nothing extra.',
        rule: { styles: ['Heeled sandals', 'Mules'] },
      },
    ],
  },
  {
    key: 'men',
    name: 'Men',
    description: 'Shoes to be polished, boots to be worn in.',
    rule: { groups: MEN },
    children: [
      {
        key: 'lace-ups',
        name: 'Oxfords, derbies & brogues',
        description: 'Welted soles, closed lacing, clean toes.',
        rule: { styles: ['Lace-ups'] },
      },
      { key: 'loafers', name: 'Loafers', description: 'Penny, tassel and bit.', rule: { styles: ['Loafers'] } },
      { key: 'boots', name: 'Boots', description: 'Chelsea, desert and combat.', rule: { styles: BOOTS } },
      {
        key: 'sneakers',
        name: 'Sneakers',
        description: 'One shape, full-grain leather.',
        rule: { styles: ['Sneakers'] },
      },
    ],
  },
  {
    key: 'materials',
    isCrossCut: true,
    name: 'Materials',
    description: 'Choose by the hide.',
    rule: { fabrics: ['Leather', 'Suede', 'Patent', 'Embossed leather', 'Metallic'] },
    children: [
      { key: 'calf', name: 'Calf', description: 'Full-grain, aniline-finished.', rule: { fabrics: ['Leather'] } },
      { key: 'suede', name: 'Suede', description: 'Close nap, deep colour.', rule: { fabrics: ['Suede'] } },
      { key: 'patent', name: 'Patent', description: 'High shine, soft underneath.', rule: { fabrics: ['Patent'] } },
      {
        key: 'embossed',
        name: 'Embossed & metallic',
        description: 'Croc grain and foiled leather.',
        rule: { fabrics: ['Embossed leather', 'Metallic'] },
      },
    ],
  },
  { key: CARE, name: 'Care', description: 'What the hide asks for.', rule: { groups: [CARE] } },
  { key: 'sale', name: 'Sale', description: 'Past seasons.', rule: { isOnSale: true } },
]
