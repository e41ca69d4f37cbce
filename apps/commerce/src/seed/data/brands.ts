interface BrandEntry {
  /** Stable code, also its page's address. */
  readonly value: string
  readonly label: string
  readonly description: string
  readonly origin: string
}

/** In the order of brand walls. */
export const brandEntries = [
  {
    value: 'mollini',
    label: 'Mollini',
    origin: 'Melbourne',
    description:
      'Sharp toes, good metallics and a new drop every Thursday. Designed in Melbourne for people who get dressed on purpose.',
  },
  {
    value: 'midas',
    label: 'Midas',
    origin: 'Melbourne',
    description: 'Leather first, decoration last. Midas cuts its uppers from full hides and leaves the grain alone.',
  },
  {
    value: 'trybe',
    label: 'Trybe',
    origin: 'Geelong',
    description: 'Shoes for feet that are still growing: wide toes, bendy soles and fastenings small hands can manage.',
  },
  {
    value: 'vela-rossi',
    label: 'Vela Rossi',
    origin: 'Sydney',
    description:
      'Dressed-up leather from a small Sydney studio, drawn on Italian lasts and kept to a short list of shapes.',
  },
  {
    value: 'corso-nine',
    label: 'Corso Nine',
    origin: 'Brisbane',
    description:
      'Sandals and wedges for long lunches. Corso Nine works in raffia, jute and soft suede and stops where the pavement does.',
  },
  {
    value: 'linden-row',
    label: 'Linden Row',
    origin: 'Geelong',
    description: 'Loafers and boots with a library-ticket sort of charm, made to be resoled.',
  },
  {
    value: 'parr-and-vale',
    label: 'Parr & Vale',
    origin: 'Adelaide',
    description:
      'Two sisters, one bench, and lace-ups that make a skirt look cleverer. Patent and two-tone are the house weaknesses.',
  },
  {
    value: 'juno-and-wren',
    label: 'Juno & Wren',
    origin: 'Hobart',
    description: 'Flats and Mary Janes in colours that go with the coat you already own.',
  },
  {
    value: 'merriday',
    label: 'Merriday',
    origin: 'Melbourne',
    description: 'Heels you can hear the whole speech in. Padded, balanced and never higher than the evening asks for.',
  },
  {
    value: 'hadley-co',
    label: 'Hadley & Co',
    origin: 'Ballarat',
    description: 'Everyday leather for work and the walk there, fitted on a fuller last than most.',
  },
  {
    value: 'solefields',
    label: 'Solefields',
    origin: 'Bendigo',
    description: 'Sandals and clogs on a contoured cork footbed that takes the shape of the foot in about a week.',
  },
  {
    value: 'daylong',
    label: 'Daylong',
    origin: 'Toowoomba',
    description:
      'Removable insoles, deep toe boxes and soles that give. Made for people who are on their feet until six.',
  },
  {
    value: 'stridewell',
    label: 'Stridewell',
    origin: 'Newcastle',
    description: 'Walking shoes and boots tested on the coast track before they are tested on anyone else.',
  },
  {
    value: 'northpace',
    label: 'Northpace',
    origin: 'Canberra',
    description: 'Light runners with a rocker that rolls you forward, for the lake loop or the school run.',
  },
  {
    value: 'larkin-street',
    label: 'Larkin Street',
    origin: 'Sydney',
    description: 'Sneakers and boots with nothing on them that does not need to be there.',
  },
  {
    value: 'ashgrove',
    label: 'Ashgrove',
    origin: 'Melbourne',
    description: 'Men’s leather shoes at a fair price, welted where it matters and plain where it does not.',
  },
  {
    value: 'saltgrass',
    label: 'Saltgrass',
    origin: 'Byron Bay',
    description: 'Espadrilles, slides and thongs for the bit of the day that has sand in it.',
  },
  {
    value: 'tussock',
    label: 'Tussock',
    origin: 'Hobart',
    description: 'Gumboots and trail boots from people who own wet dogs.',
  },
  {
    value: 'emberly',
    label: 'Emberly',
    origin: 'Launceston',
    description: 'Slippers and fleece-lined boots for houses with cold floors.',
  },
  {
    value: 'bellbird',
    label: 'Bellbird',
    origin: 'Geelong',
    description: 'School shoes built for a whole year of asphalt, with toes that are hard to scuff through.',
  },
  {
    value: 'little-tern',
    label: 'Little Tern',
    origin: 'Fremantle',
    description: 'First shoes for first steps: soft, light and easy to put on someone who is lying down.',
  },
  {
    value: 'rumpus',
    label: 'Rumpus',
    origin: 'Wollongong',
    description: 'Sneakers and boots for climbing, kicking and jumping off the third step.',
  },
] as const satisfies readonly BrandEntry[]

export type BrandValue = (typeof brandEntries)[number]['value']
