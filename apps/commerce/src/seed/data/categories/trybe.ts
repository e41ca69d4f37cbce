import type { CategoryEntry } from './category-entry.ts'
import { BOOTS, CARE, KIDS, SANDALS, SNEAKERS } from './kinds.ts'

export const trybeCategories: readonly CategoryEntry[] = [
  {
    key: 'new-in',
    name: 'New in',
    description: 'Fresh pairs for feet that have outgrown the last ones.',
    rule: { isNew: true },
  },
  {
    key: 'age',
    isCrossCut: true,
    name: 'Shop by age',
    description: 'Start with how old they are. The sizes on each shoe do the rest.',
    rule: {},
    children: [
      {
        key: '0-2',
        name: '0–2 years',
        description: 'First shoes: soft soles that bend where little feet do.',
        rule: { ages: ['0-2'] },
      },
      {
        key: '2-5',
        name: '2–5 years',
        description: 'Straps they can rip open themselves, again and again.',
        rule: { ages: ['2-5'] },
      },
      {
        key: '5-8',
        name: '5–8 years',
        description: 'Playground years. Tough toes, quick fastenings.',
        rule: { ages: ['5-8'] },
      },
      { key: '8-12', name: '8–12 years', description: 'Bigger feet, stronger opinions.', rule: { ages: ['8-12'] } },
      { key: 'teen', name: 'Teen', description: 'Sizes that start where kids’ sizes stop.', rule: { ages: ['teen'] } },
    ],
  },
  {
    key: 'school',
    name: 'School',
    description: 'Everything on the uniform list below the ankle.',
    rule: { groups: KIDS, styles: ['School shoes', 'Loafers'] },
    children: [
      {
        key: 'straps',
        name: 'Straps',
        description: 'Touch-fastening and T-bars for the early years.',
        rule: { alsoCodes: ['merit', 'honour'], styles: [] },
      },
      {
        key: 'laces',
        name: 'Laces',
        description: 'For when bunny ears are mastered.',
        rule: { alsoCodes: ['scholar', 'prefect'], styles: [] },
      },
      {
        key: 'loafers',
        name: 'Loafers',
        description: 'Slip-ons for bigger kids with gentler rules.',
        rule: { styles: ['Loafers'] },
      },
    ],
  },
  {
    key: 'sneakers',
    name: 'Sneakers',
    description: 'Fast-looking shoes for fast children.',
    rule: { styles: SNEAKERS },
    children: [
      {
        key: 'touch-fastening',
        name: 'Touch-fastening',
        description: 'Two straps, one second.',
        rule: { alsoCodes: ['zippy', 'turbo', 'comet'], styles: [] },
      },
      {
        key: 'lace-up',
        name: 'Lace-ups & high tops',
        description: 'Stars on the side, laces up the front.',
        rule: { alsoCodes: ['skylark', 'northcote', 'dash'], styles: [] },
      },
      {
        key: 'slip-on',
        name: 'Slip-ons',
        description: 'No laces, no straps, no waiting.',
        rule: { styles: ['Slip-ons'] },
      },
    ],
  },
  {
    key: 'boots',
    name: 'Boots',
    description: 'Puddles, leaf piles, birthday parties in July.',
    rule: { styles: [...BOOTS, 'First walkers'], groups: KIDS },
    children: [
      {
        key: 'everyday',
        name: 'Chelsea & combat',
        description: 'Pull on or lace up for cold mornings.',
        rule: { styles: ['Chelsea boots', 'Combat and biker boots', 'Hiking boots'] },
      },
      {
        key: 'gumboots',
        name: 'Gumboots',
        description: 'Rubber all the way up, handles of good cheer.',
        rule: { styles: ['Gumboots'] },
      },
      {
        key: 'cosy',
        name: 'Cosy boots',
        description: 'Fleece inside, bare feet welcome.',
        rule: { styles: ['Winter boots'], alsoCodes: ['acorn'] },
      },
    ],
  },
  {
    key: 'sandals',
    name: 'Sandals & slides',
    description: 'For pools, sand and the hot bit of the driveway.',
    rule: { styles: SANDALS },
    children: [
      {
        key: 'sandals',
        name: 'Sandals',
        description: 'Buckles that adjust as they grow.',
        rule: { styles: ['Footbeds', 'Comfort sandals'] },
      },
      { key: 'slides', name: 'Slides', description: 'Wet feet welcome.', rule: { styles: ['Slides'] } },
    ],
  },
  {
    key: 'party',
    isCrossCut: true,
    name: 'Party',
    description: 'Shiny shoes for cake and photographs.',
    rule: { styles: ['Ballet flats'], alsoCodes: ['honour', 'academy'] },
  },
  {
    key: CARE,
    name: 'Care',
    description: 'Laces, brushes and sprays for shoes that meet puddles first.',
    rule: { groups: [CARE] },
  },
  { key: 'sale', name: 'Sale', description: 'Outgrow them sooner, pay less for them.', rule: { isOnSale: true } },
]
