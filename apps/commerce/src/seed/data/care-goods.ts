interface CareGood {
  readonly code: string
  /** Goods of one style differ in their colour. */
  readonly style: string
  readonly name: string
  readonly colour: { readonly name: string; readonly family: string; readonly hex: string } | undefined
  readonly material: string
  readonly short: string
  readonly description: string
  readonly features: readonly [string, string, string]
  readonly use: string
  /** What its pictures show. */
  readonly picture: string
  readonly audCents: number
  readonly nzdCents: number
  readonly weightGrams: number
}

const laces = {
  style: 'care-laces',
  name: 'Flat Cotton Laces',
  material: 'Cotton',
  short: 'Flat waxed cotton laces, 120 cm, for five to seven eyelets.',
  description:
    'Laces give up long before leather does. These are woven flat from cotton, waxed so that the knot stays, and tipped in metal. 120 cm suits five to seven eyelets.',
  features: ['120 cm by 8 mm', 'Waxed cotton', 'Metal tips'],
  use: 'Take the old laces out, brush the eyelets clean and lace from the toe up. Hand wash cool.',
  audCents: 495,
  nzdCents: 595,
  weightGrams: 30,
} as const

/** Under ten in each site's currency, so that a bag can be below the thresholds of free delivery. [A98] */
export const careGoods: readonly CareGood[] = [
  {
    ...laces,
    code: 'laces-black',
    colour: { name: 'Black', family: 'Black', hex: '#161518' },
    picture: 'Flat black cotton laces, coiled',
  },
  {
    ...laces,
    code: 'laces-white',
    colour: { name: 'White', family: 'White', hex: '#f2f0ea' },
    picture: 'Flat white cotton laces, coiled',
  },
  {
    code: 'brush',
    style: 'care-brush',
    name: 'Horsehair Brush',
    colour: undefined,
    material: 'Beech and horsehair',
    short: 'Beech brush with horsehair for dust, dry mud and a last shine.',
    description:
      'The one tool that does most of the work. Dense horsehair lifts dry mud from the welt and raises a shine after cream, and the beech back fits the palm. Keep one for dark colours and one for light.',
    features: ['Horsehair, dense and soft', 'Oiled beech, 14 cm long', 'Good on all smooth and brushed finishes'],
    use: 'Brush away from the toe with short strokes. Comb the hair out now and then, and wash it with soap once a year.',
    picture: 'Beech brush with dark horsehair bristles',
    audCents: 795,
    nzdCents: 895,
    weightGrams: 120,
  },
  {
    code: 'cream',
    style: 'care-cream',
    name: 'Neutral Conditioning Cream',
    colour: undefined,
    material: 'Beeswax and oils',
    short: 'Colourless beeswax cream that feeds smooth finishes, 50 ml.',
    description:
      'A colourless cream of beeswax and light oils that goes on without a stain and comes up with a low shine. A little goes far: the jar lasts a family about a year. Not for suede, nubuck, satin or foil.',
    features: ['50 ml glass jar', 'Colourless, for every smooth finish', 'Beeswax, without silicone'],
    use: 'Wipe off dust, work in a thin coat with a soft cloth, wait ten minutes and brush. Try it on a hidden spot first.',
    picture: 'Glass jar of neutral cream with a dark lid',
    audCents: 895,
    nzdCents: 995,
    weightGrams: 140,
  },
  {
    code: 'spray',
    style: 'care-spray',
    name: 'Rain and Stain Spray',
    colour: undefined,
    material: 'Solvent-free, without PFAS',
    short: 'Solvent-free spray against rain and stains, 100 ml.',
    description:
      'Rain rolls off and coffee can be dabbed away. The spray is free of solvents and PFAS, and does not change the colour of suede, nubuck, knit or canvas. One can covers about six coats.',
    features: ['100 ml can', 'For suede, nubuck, knit and canvas', 'Free of solvents and PFAS'],
    use: 'Spray outdoors from 20 cm until evenly damp and let dry overnight. Renew after four weeks of wear.',
    picture: 'White spray can with a dark cap',
    audCents: 995,
    nzdCents: 995,
    weightGrams: 150,
  },
]
