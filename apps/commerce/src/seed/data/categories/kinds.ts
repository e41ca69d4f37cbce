/** Values of the style filter that several trees combine, and groups of wearers. */
export const BOOTS = [
  'Chelsea boots',
  'Combat and biker boots',
  'Desert boots',
  'Hiking boots',
  'Ankle boots',
  'Knee-high boots',
  'Western boots',
  'Winter boots',
  'Gumboots',
] as const
export const SNEAKERS = ['Sneakers', 'Runners', 'Slip-ons'] as const
export const FLATS = ['Ballet flats', 'Mary Janes', 'Loafers', 'Lace-ups', 'Espadrilles', 'Slip-ons'] as const
export const SANDALS = [
  'Heeled sandals',
  'Platforms',
  'Wedges',
  'Flat sandals',
  'Footbeds',
  'Comfort sandals',
  'Slides',
  'Thongs',
  'Clogs',
] as const
export const HEELS = {
  styles: ['Court shoes', 'Slingbacks', 'Mules', 'Mary Janes', 'Loafers', 'Heeled sandals', 'Platforms', 'Wedges'],
  heelMm: { from: 40 },
} as const
export const WOMEN = ['women', 'unisex'] as const
export const MEN = ['men', 'unisex'] as const
export const KIDS = ['kids', 'girls', 'boys', 'toddler'] as const
/** Address and group of goods that look after shoes; no shoe is in it. */
export const CARE = 'care'
