import type { CategoryEntry } from './category-entry.ts'
import { BOOTS, CARE, FLATS, HEELS, SNEAKERS } from './kinds.ts'

export const molliniCategories: readonly CategoryEntry[] = [
  {
    key: 'new-in',
    name: 'New in',
    description: 'This month’s drops. Small runs. Gone when it’s gone.',
    rule: { isNew: true },
  },
  {
    key: 'heels',
    name: 'Heels',
    description: 'Points, cones, kittens. Pick your altitude.',
    rule: HEELS,
    children: [
      {
        key: 'courts',
        name: 'Courts & slingbacks',
        description: 'Sharp in front, bare at the back or not.',
        rule: { styles: ['Court shoes', 'Slingbacks'] },
      },
      { key: 'mules', name: 'Mules', description: 'Step in. Leave.', rule: { styles: ['Mules'] } },
      {
        key: 'strappy',
        name: 'Strappy & platform',
        description: 'After-dark heels. Dancing has been tested.',
        rule: { styles: ['Heeled sandals', 'Platforms'] },
      },
      {
        key: 'mary-janes',
        name: 'Mary Janes',
        description: 'The strap, with height.',
        rule: { styles: ['Mary Janes'] },
      },
    ],
  },
  {
    key: 'boots',
    name: 'Boots',
    description: 'Western, biker, combat, stiletto. One for each mood.',
    rule: { styles: BOOTS },
    children: [
      {
        key: 'ankle-boots',
        name: 'Ankle boots',
        description: 'Zip up. Point forward.',
        rule: { styles: ['Ankle boots'] },
      },
      {
        key: 'western',
        name: 'Western',
        description: 'Cuban heels, stitched shafts, no horse.',
        rule: { styles: ['Western boots'] },
      },
      {
        key: 'chunky',
        name: 'Combat, biker & lug',
        description: 'Big soles. Bigger buckles.',
        rule: { styles: ['Combat and biker boots', 'Chelsea boots'] },
      },
      {
        key: 'long-boots',
        name: 'Knee-high',
        description: 'Suede to the knee.',
        rule: { styles: ['Knee-high boots'] },
      },
    ],
  },
  {
    key: 'flats',
    name: 'Flats',
    description: 'Metallics, leopard, patent. Low effort, high return.',
    rule: { styles: [...FLATS, 'Clogs'], heelMm: { below: 40 } },
    children: [
      {
        key: 'ballet',
        name: 'Ballet flats',
        description: 'Silver counts as a neutral.',
        rule: { styles: ['Ballet flats'] },
      },
      { key: 'mary-janes', name: 'Mary Janes', description: 'One strap or two.', rule: { styles: ['Mary Janes'] } },
      {
        key: 'loafers',
        name: 'Loafers',
        description: 'Chunky or croc. Socks optional.',
        rule: { styles: ['Loafers'] },
      },
      {
        key: 'easy',
        name: 'Espadrilles, slip-ons & clogs',
        description: 'Weekend, sorted.',
        rule: { styles: ['Espadrilles', 'Slip-ons', 'Clogs'] },
      },
    ],
  },
  {
    key: 'sneakers',
    name: 'Sneakers',
    description: 'Two tones and a platform.',
    rule: { styles: SNEAKERS },
    children: [
      {
        key: 'court',
        name: 'Court & high top',
        description: 'Low or laced to the ankle.',
        rule: { alsoCodes: ['fitzroy', 'newtown', 'jetty'], styles: [] },
      },
      {
        key: 'platform',
        name: 'Platform',
        description: 'Three centimetres you did not have before.',
        rule: { alsoCodes: ['cottesloe', 'surry'], styles: [] },
      },
    ],
  },
  {
    key: 'sandals',
    name: 'Sandals',
    description: 'Flat, flatform, footbed, thong.',
    rule: { styles: ['Platforms', 'Flat sandals', 'Footbeds', 'Slides', 'Thongs', 'Heeled sandals', 'Mules'] },
    children: [
      {
        key: 'flat',
        name: 'Flat & footbed',
        description: 'Metallic straps, cork soles, done.',
        rule: { styles: ['Footbeds', 'Slides', 'Thongs', 'Flat sandals'] },
      },
      { key: 'flatform', name: 'Platform & flatform', description: 'Up, evenly.', rule: { styles: ['Platforms'] } },
    ],
  },
  { key: CARE, name: 'Care', description: 'Clean it. Feed it. Wear it again.', rule: { groups: [CARE] } },
  {
    key: 'sale',
    isCrossCut: true,
    name: 'Sale',
    description: 'Still good. Now less.',
    rule: { isOnSale: true },
    children: [
      { key: 'heels', name: 'Sale heels', description: 'Same height, lower price.', rule: HEELS },
      { key: 'boots', name: 'Sale boots', description: 'Reduced, not retired.', rule: { styles: BOOTS } },
    ],
  },
]
