import type { StyleCopyBook } from './style-copy.ts'

/** Ballet flats, Mary Janes and espadrilles. */
export const flats: StyleCopyBook = {
  giselle: {
    brand: 'juno-and-wren',
    priceCents: 11995,
    short: 'Round-toed leather ballet flat with a small bow.',
    description:
      'The flat that lives under the desk until someone suggests lunch two suburbs away. Soft leather, a round toe and a bow no bigger than a thumbnail. It folds a little, packs anywhere and looks grown-up with socks.',
    features: ['Soft leather upper', 'Leather lining', 'Round toe with small bow', 'Flexible sole'],
    fit: 'True to EU size and softens quickly. Wide feet may like one size up.',
  },
  'chloe-belle': {
    brand: 'juno-and-wren',
    priceCents: 13995,
    short: 'Leather ballet flat with a contrast toe.',
    description:
      'A ballet flat with its toes dipped. The rounded cap in a second colour shortens the foot and hides the scuffs, which is why the idea has lasted so long. Scarlet for errands, ivory for gardens.',
    features: [
      'Leather upper with contrast toe cap',
      'Leather lining',
      'Round toe',
      'Bound topline that does not dig in',
    ],
    fit: 'True to EU size. The topline is elasticated just enough to grip.',
  },
  leo: {
    brand: 'mollini',
    priceCents: 13995,
    short: 'Leopard-print calf ballet flat.',
    description:
      'A flat with spots. Printed calf, hair on, cut round at the toe and low at the sides. It is the loudest quiet shoe we make.',
    features: ['Leopard-print calf', 'Leather lining', 'Round toe', 'Thin flexible sole'],
    fit: 'True to EU size. The hair lies towards the toe, so brush it that way.',
    trend: 'Animal prints',
  },
  anais: {
    brand: 'mollini',
    priceCents: 12995,
    short: 'Metallic leather ballet flat with an almond toe.',
    description:
      'Silver is a neutral. So are gold and rose gold, once you stop arguing. Foiled leather, almond toe, half a centimetre off the ground.',
    features: ['Foiled metallic leather', 'Almond toe', 'Leather lining', 'No bow'],
    fit: 'True to EU size. The almond toe is kinder than a point and longer than a round.',
    trend: 'Metallics',
  },
  twinkle: {
    brand: 'trybe',
    priceCents: 6495,
    short: 'Glitter ballet flat for girls, leather-lined.',
    description:
      'Party shoes that have had a talk with the dance floor. Glitter all over, a bow at the toe and a real leather lining so that bare feet stay happy through three rounds of musical statues. Some sparkle will come home in the car.',
    features: ['All-over glitter', 'Leather lining', 'Slips on', 'Bendy, non-marking sole'],
    fit: 'True to AU kids’ size. Leave a thumb’s width at the toe for growing.',
  },
  matilde: {
    brand: 'mollini',
    priceCents: 14995,
    short: 'Flat patent Mary Jane with one buckled strap.',
    description: 'Patent. Round toe. One strap, placed where it should be. The rest is up to your socks.',
    features: ['High-shine patent', 'Adjustable buckle strap', '1.2 cm heel', 'Leather lining'],
    fit: 'True to EU size. Three holes in the strap; start on the middle one.',
    trend: 'Mary Janes',
  },
  ines: {
    brand: 'hadley-co',
    priceCents: 12995,
    short: 'Round-toed leather Mary Jane on a low 1.2 cm heel.',
    description:
      'A plain leather Mary Jane for people who walk to work. The strap holds the heel in place, the toe is round and the 1.2 cm heel is lifted just enough to spare the calves. It polishes up like a school shoe and lasts like one.',
    features: ['Smooth leather upper', 'Adjustable buckle strap', '1.2 cm heel', 'Leather lining', 'Cushioned sock'],
    fit: 'A medium to wide last in AU sizes with halves. Take the size you are measured at.',
  },
  duo: {
    brand: 'mollini',
    priceCents: 15995,
    short: 'Square-toed leather Mary Jane.',
    description:
      'A Mary Jane with the corners left on. Square toe, low 1.2 cm heel, buckles that do their job and look good doing it. Butter if you want to be asked about it.',
    features: ['Smooth leather upper', 'Square toe', 'Buckle fastening', 'Leather lining'],
    fit: 'True to EU size. Square at the front, so no squeezing.',
    trend: 'Mary Janes',
  },
  sylvie: {
    brand: 'mollini',
    priceCents: 17995,
    short: 'Patent Mary Jane on a 5.2 cm block heel.',
    description:
      'School shoe, expelled. Patent over a round toe, a buckled strap and a 5.2 cm block that can take a dance floor. Burgundy reads black until the lights find it.',
    features: ['High-shine patent', '5.2 cm block heel', 'Adjustable buckle strap', 'Leather lining'],
    fit: 'True to EU size. The strap is long enough for a high instep.',
    trend: 'Mary Janes',
  },
  tess: {
    brand: 'merriday',
    priceCents: 15995,
    short: 'Leather Mary Jane on a 5.8 cm block heel.',
    description:
      'Dressy enough for a wedding, steady enough for the gravel outside it. A 5.8 cm block, a round toe and a strap that fastens with a proper buckle. The forest green is our favourite with navy.',
    features: ['Smooth leather upper', '5.8 cm block heel', 'Adjustable buckle strap', 'Leather lining'],
    fit: 'True to EU size with a rounded, medium toe.',
  },
  menorca: {
    brand: 'saltgrass',
    priceCents: 7995,
    short: 'Canvas espadrille on a jute rope sole.',
    description:
      'Canvas and rope, much as it has always been done, with rubber underneath so that it survives a wet jetty. The 1.5 cm sole moulds to your foot by the second weekend. Buy the ecru and stop worrying about keeping it clean.',
    features: ['Cotton canvas upper', 'Jute rope sole with rubber outsole', 'Slips on', 'Stitched toe'],
    fit: 'They stretch. Start snug, and go down if you are between EU sizes.',
  },
  formentera: {
    brand: 'mollini',
    priceCents: 9995,
    short: 'Raffia espadrille with a rope sole.',
    description:
      'Woven raffia where the canvas would be. Flat, roped, round at the toe. Looks like August in a country where August is summer.',
    features: ['Woven raffia upper', 'Jute rope sole with rubber outsole', 'Textile lining', 'Slips on'],
    fit: 'True to EU size. Raffia eases with wear, so begin close.',
    trend: 'Woven',
  },
  coast: {
    brand: 'saltgrass',
    priceCents: 8995,
    short: 'Men’s suede espadrille on a rope sole.',
    description:
      'What to wear with shorts when thongs will not do. Unstructured suede, a jute sole bound in rubber and nothing to tie. Sand knocks straight out of them.',
    features: ['Soft suede upper', 'Jute rope sole with rubber outsole', 'Slips on', 'Textile lining'],
    fit: 'Take your AU size, or go down if between: suede and rope both relax.',
  },
}
