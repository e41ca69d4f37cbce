import type { StyleCopyBook } from './style-copy.ts'

/** Ankle, knee-high and western boots; fleece-lined boots and gumboots. */
export const dressBoots: StyleCopyBook = {
  vesper: {
    brand: 'mollini',
    priceCents: 21995,
    short: 'Leather ankle boot with a pointed toe and a 7.2 cm cone heel.',
    description:
      'Point, zip, go. A leather ankle boot on a 7.2 cm cone that tapers like it has somewhere to be. Burgundy after five, ivory before.',
    features: ['Leather upper and lining', 'Inside zip', '7.2 cm cone heel', 'Pointed toe'],
    fit: 'True to EU size. Slim through the ankle.',
    trend: 'Sharp points',
  },
  sloane: {
    brand: 'midas',
    priceCents: 27995,
    short: 'Suede ankle boot with a point and a 7 cm block.',
    description:
      'Suede to the ankle, seamed once at the back. The point is fine, the block is 7 cm and stands straight. Forest is nearly black; hold it near a window.',
    features: ['Fine-nap suede', 'Leather lining', 'Inside zip', '7 cm block heel'],
    fit: 'True to EU size. Suede relaxes at the ankle.',
  },
  domino: {
    brand: 'mollini',
    priceCents: 22995,
    short: 'Croc-embossed ankle boot on an 8.5 cm stiletto.',
    description:
      'Croc-embossed and 8.5 cm up. The zip is inside so nothing breaks the pattern, and the point gets there before you do. Not a walking boot. Walks fine.',
    features: ['Croc-embossed leather', 'Inside zip', '8.5 cm stiletto heel', 'Leather lining'],
    fit: 'True to EU size. Close at the ankle by design.',
    trend: 'Animal prints',
  },
  meredith: {
    brand: 'hadley-co',
    priceCents: 19995,
    short: 'Women’s leather ankle boot on a 6.2 cm block heel.',
    description:
      'An ankle boot that behaves like a flat one. The 6.2 cm block is set wide, the almond toe leaves room, and the zip opens low enough to step straight in. Good under trousers, good under opaque tights, good on wet tiles.',
    features: [
      'Leather upper and lining',
      'Full inside zip',
      '6.2 cm block heel',
      'Stitched rubber sole',
      'Cushioned sock',
    ],
    fit: 'AU women’s sizes with halves. Medium to wide, with a generous ankle.',
  },
  hollis: {
    brand: 'merriday',
    priceCents: 18995,
    short: 'Suede ankle boot with a 5.2 cm stacked heel.',
    description:
      'Soft suede, a stacked heel of 5.2 cm and an inside zip for people who leave everything to the last minute. Taupe goes with more than it has any right to. Spray it before the first outing and forget about it.',
    features: ['Soft suede upper', 'Leather lining', 'Inside zip', '5.2 cm stacked heel'],
    fit: 'True to EU size. Medium width.',
  },
  elisabetta: {
    brand: 'vela-rossi',
    priceCents: 29995,
    short: 'Leather knee-high boot with a 5.5 cm block heel.',
    description:
      'The long boot you stop shopping for once you own it. Leather from toe to knee, a 5.5 cm block and a zip that runs the whole shaft, with a strip of elastic behind it for the last centimetre. Wears equally well with a pencil skirt and with bad weather.',
    features: [
      'Leather upper and lining',
      'Full-length zip with stretch panel',
      '5.5 cm block heel',
      'Stitched rubber sole',
    ],
    fit: 'True to EU size. The elastic suits average calves; the leather gives a little more.',
  },
  'montana-long': {
    brand: 'mollini',
    priceCents: 27995,
    short: 'Suede knee-high boot on a 7.5 cm cone heel.',
    description:
      'Suede to the knee. A point at one end, a 7.5 cm cone under the other and not much to say in between. Black for town, mocha for leaving it.',
    features: ['Soft suede upper', 'Full-length zip', '7.5 cm cone heel', 'Leather lining'],
    fit: 'True to EU size. Straight shaft; it slouches a little after a month.',
    trend: 'Long boots',
  },
  rider: {
    brand: 'hadley-co',
    priceCents: 24995,
    short: 'Women’s leather riding-style boot with a low stacked heel.',
    description:
      'A tall boot with both feet on the ground. The heel is 2.8 cm, the sole is rubber and the zip opens the full length, so there is no hauling. Cognac will pick up marks, and look right with them.',
    features: ['Leather upper and lining', 'Full-length zip', '2.8 cm stacked heel', 'Stitched rubber sole'],
    fit: 'AU women’s sizes. Medium foot with an average to full calf.',
  },
  dakota: {
    brand: 'mollini',
    priceCents: 22995,
    short: 'Leather western boot with a 4.6 cm Cuban heel.',
    description:
      'No ranch required. Stitched leather, a pointed toe, a 4.6 cm Cuban heel that makes a good sound on floorboards. Bone with a white dress; tan with the rest of your life.',
    features: ['Leather upper and lining', 'Western stitching', '4.6 cm Cuban heel', 'Pull-on'],
    fit: 'True to EU size. Expect the heel to lift slightly until the sole bends.',
    trend: 'Western',
  },
  laramie: {
    brand: 'mollini',
    priceCents: 21995,
    short: 'Suede western boot with a 5 cm Cuban heel.',
    description:
      'Western, but soft about it. Suede shaft, stitched scallops, 5 cm under the heel. Pull on and lean against something.',
    features: ['Soft suede upper', 'Western stitching', '5 cm Cuban heel', 'Leather lining'],
    fit: 'True to EU size. The shaft is wide enough for jeans.',
    trend: 'Western',
  },
  snowy: {
    brand: 'emberly',
    priceCents: 9995,
    short: 'Women’s suede boot with a faux-fleece lining.',
    description:
      'For floorboards in July and the dash to the letterbox. Suede outside, deep fleece inside, and a cushioned sole that is safe on wet decking. Technically a slipper; widely seen at the supermarket.',
    features: ['Suede upper', 'Deep faux-fleece lining', 'Cushioned, outdoor-safe sole', 'Pulls on'],
    fit: 'AU women’s sizes. Snug at first; the fleece packs down within a week.',
  },
  'snowy-junior': {
    brand: 'emberly',
    priceCents: 6995,
    short: 'Kids’ suede boot with a faux-fleece lining.',
    description:
      'Like walking about in a blanket. Fleecy all the way to the toes, easy to pull on over pyjamas and tough enough underneath for the back step. Socks not needed.',
    features: ['Suede upper', 'Deep faux-fleece lining', 'Cushioned sole', 'Pulls on'],
    fit: 'AU kids’ sizes 8 to 3. Choose the next size if they will wear socks.',
  },
  drizzle: {
    brand: 'tussock',
    priceCents: 7995,
    short: 'Women’s natural rubber gumboot with a cotton lining.',
    description:
      'Gumboots that do not make a slapping noise. Natural rubber that stays supple in the cold, a cotton lining that dries overnight and a tread you can clean with a stick. For the dog, the garden and the netball sideline.',
    features: ['Waterproof natural rubber', 'Cotton lining', 'Cleated sole', 'Pulls on'],
    fit: 'AU women’s whole sizes. Between sizes, go up and add a sock.',
  },
  puddle: {
    brand: 'tussock',
    priceCents: 5995,
    short: 'Kids’ natural rubber gumboot.',
    description:
      'There is a puddle. There is a child. Here is the boot. Soft natural rubber that bends for squatting, a cotton lining and colours that can be seen from the kitchen window.',
    features: ['Waterproof natural rubber', 'Cotton lining', 'Easy pull-on shape', 'Grippy sole'],
    fit: 'AU kids’ sizes 8 to 3. Room for a thick sock.',
  },
}
