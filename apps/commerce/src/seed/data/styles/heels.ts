import type { StyleCopyBook } from './style-copy.ts'

/** Courts, slingbacks and heeled mules. */
export const heels: StyleCopyBook = {
  verona: {
    brand: 'mollini',
    priceCents: 17995,
    short: 'A pointed leather court on an 8.5 cm stiletto, cut low at the throat.',
    description:
      'The court you reach for when the invitation gives you nothing to go on. Verona is cut low over the toes and high at the heel cup, so it holds on without a strap. The 8.5 cm stiletto is set slightly forward, under the heel bone rather than behind it.',
    features: [
      'Leather upper and leather lining',
      '8.5 cm stiletto heel',
      'Low-cut pointed toe',
      'Foam pad under the ball of the foot',
    ],
    fit: 'True to EU size. The point sits in front of your toes, not on them; go up one if your foot is wide across the joint.',
    trend: 'Sharp points',
  },
  lucia: {
    brand: 'midas',
    priceCents: 26995,
    short: 'Patent court, pointed, on a 9.2 cm stiletto.',
    description:
      'Patent with a liquid finish over a fully leather-lined shoe. The heel is 9.2 cm and turned narrow from the seat down. Made to be the only shine in the room.',
    features: [
      'High-shine patent upper',
      'Full leather lining and sock',
      '9.2 cm stiletto heel',
      'Replaceable heel tip',
    ],
    fit: 'Patent does not stretch. If you fall between EU sizes, take the larger.',
  },
  serpente: {
    brand: 'mollini',
    priceCents: 18995,
    short: 'Snake-embossed leather court with a point and an 8.8 cm stiletto.',
    description:
      'Scales without the snake: cowhide pressed with a python print, no two pairs patterned alike. Sharp point, 8.8 cm stiletto, no hardware. It does not need any.',
    features: ['Snake-embossed leather, each pair different', '8.8 cm stiletto heel', 'Leather lining', 'Pointed toe'],
    fit: 'True to EU size with a snug heel cup. The embossing softens after three or four wears.',
    trend: 'Animal prints',
  },
  florence: {
    brand: 'midas',
    priceCents: 24995,
    short: 'Suede court with an almond toe and a 7.8 cm stiletto.',
    description:
      'Close-napped suede, dyed through and left unlined at the edge so the topline lies flat. The almond toe leaves the foot its own shape. Heel 7.8 cm.',
    features: ['Fine-nap suede, dyed through', 'Almond toe', '7.8 cm stiletto heel', 'Leather lining'],
    fit: 'True to EU size. Suede gives a little across the joint within the first week.',
  },
  margot: {
    brand: 'mollini',
    priceCents: 17995,
    short: 'Metallic leather court on an 8.5 cm stiletto.',
    description:
      'Champagne or pewter, depending on what time you leave the house. Foiled leather that creases like leather should, over a pointed toe and an 8.5 cm stiletto. Goes with denim on Friday and with silk on Saturday.',
    features: ['Foiled metallic leather', '8.5 cm stiletto heel', 'Pointed toe', 'Leather lining'],
    fit: 'True to EU size. Same last as Verona, so if one fits, both do.',
    trend: 'Metallics',
  },
  'celine-anne': {
    brand: 'merriday',
    priceCents: 14995,
    short: 'Leather court with an almond toe and a steady 6 cm block.',
    description:
      'Made for the sort of day that begins on a train platform and ends at someone’s retirement drinks. A 6 cm block takes the wobble out, and the almond toe leaves room for all five toes. Comes in the three colours people actually ask us for.',
    features: ['Smooth leather upper', '6 cm block heel', 'Almond toe', 'Padded leather sock', 'Leather lining'],
    fit: 'True to EU size. The last is medium to generous across the front.',
  },
  portia: {
    brand: 'midas',
    priceCents: 22995,
    short: 'Square-toed court in croc-embossed leather on a 6.8 cm block.',
    description:
      'Croc-embossed hide, glazed by hand until the squares catch the light. The toe is cut square and the heel follows it: a 6.8 cm block with straight sides. Serious, and a little vain.',
    features: ['Croc-embossed leather', 'Square toe', '6.8 cm block heel', 'Leather lining'],
    fit: 'True to EU size. The square toe suits feet with a long second toe.',
  },
  adele: {
    brand: 'hadley-co',
    priceCents: 13995,
    short: 'Round-toed suede court on a 4.8 cm block.',
    description:
      'A suede court with a rounded toe and a 4.8 cm block that stands square on the floor. The topline is cut a touch higher than usual, which keeps the heel from slipping on long corridors. It asks for no breaking in.',
    features: ['Soft suede upper', '4.8 cm block heel', 'Roomy round toe', 'Higher topline for hold', 'Leather lining'],
    fit: 'Runs a little full. Take your usual size for a medium foot; narrow feet may prefer half a size down or a heel grip.',
  },
  odette: {
    brand: 'vela-rossi',
    priceCents: 16995,
    short: 'Leather court with a pointed toe and a 4.6 cm kitten heel.',
    description:
      'A kitten heel for people who were told they were too practical for one. Odette has a neat point, a 4.6 cm heel and a topline that shows just enough of the arch. The butter yellow is the one everyone picks up first; the black is the one they buy second.',
    features: ['Smooth leather upper', '4.6 cm kitten heel', 'Pointed toe', 'Leather lining and sock'],
    fit: 'True to EU size. The point is long, so expect a finger’s width in front of your toes.',
    trend: 'Kitten heels',
  },
  blanche: {
    brand: 'mollini',
    priceCents: 15995,
    short: 'Satin court, pointed, 5 cm kitten heel.',
    description:
      'Satin in emerald, fuchsia or black, drawn tight over a point. Five centimetres of kitten heel: enough. Bring nothing else to the outfit.',
    features: ['Silky satin upper', '5 cm kitten heel', 'Pointed toe', 'Leather lining'],
    fit: 'Satin does not give. Between EU sizes, go up.',
    trend: 'Kitten heels',
  },
  gabrielle: {
    brand: 'vela-rossi',
    priceCents: 17995,
    short: 'Leather slingback with an almond toe and a 4.6 cm kitten heel.',
    description:
      'The slingback in every old photograph of someone interesting. Smooth leather, an almond toe and a 4.6 cm kitten heel you can walk home in. The strap is elasticated behind the stitching, so it stays up without leaving a mark.',
    features: [
      'Smooth leather upper',
      '4.6 cm kitten heel',
      'Elasticated slingback strap',
      'Almond toe',
      'Leather lining',
    ],
    fit: 'True to EU size. The strap suits narrow and medium heels best.',
    trend: 'Slingbacks',
  },
  noor: {
    brand: 'mollini',
    priceCents: 16995,
    short: 'Patent slingback with a point and a 6.2 cm stiletto.',
    description:
      'All front, one strap. Patent over a long point, held on by a slingback and lifted 6.2 cm on a fine stiletto. Black if you must, cherry if you’re honest.',
    features: ['High-shine patent', '6.2 cm stiletto heel', 'Slingback strap', 'Leather lining'],
    fit: 'True to EU size. Patent stays as it is, so try them with bare feet.',
    trend: 'Slingbacks',
  },
  simone: {
    brand: 'merriday',
    priceCents: 14995,
    short: 'Leather slingback on a 4.4 cm block heel.',
    description:
      'A slingback you can wear to a christening and still carry the baby in. The 4.4 cm block is wide at the base, the toe is almond and the strap sits above the heel bone instead of across it.',
    features: [
      'Smooth leather upper',
      '4.4 cm block heel',
      'Slingback strap with hidden stretch',
      'Almond toe',
      'Leather lining',
    ],
    fit: 'True to EU size with a medium last. The strap adjusts to most heels without slipping.',
  },
  colette: {
    brand: 'mollini',
    priceCents: 15995,
    short: 'Slip-on leather mule with a 5.5 cm block heel.',
    description:
      'Curved topline, closed toe, nothing at the back. Colette goes on in one movement and stays on because the 5.5 cm block is set well under the arch. Pistachio is the new tan; tan is still tan.',
    features: ['Smooth leather upper', '5.5 cm block heel', 'Almond toe', 'Leather lining and sock'],
    fit: 'True to EU size. If a mule usually slides on you, go down one.',
    trend: 'Mules',
  },
  renata: {
    brand: 'mollini',
    priceCents: 17995,
    short: 'Metallic leather mule on a 7 cm stiletto.',
    description:
      'Gold or silver, backless, pointed. The 7 cm stiletto is thin and the upper comes high over the foot, so it walks better than it has any right to. Slip on at the last possible moment.',
    features: ['Foiled metallic leather', '7 cm stiletto heel', 'High-cut vamp for hold', 'Leather lining'],
    fit: 'Runs true to EU size. High insteps will find it firm for the first hour.',
    trend: 'Metallics',
  },
}
