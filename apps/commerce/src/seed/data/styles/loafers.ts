import type { StyleCopyBook } from './style-copy.ts'

/** Loafers and lace-ups for adults. */
export const loafers: StyleCopyBook = {
  hudson: {
    brand: 'linden-row',
    priceCents: 17995,
    short: 'Women’s penny loafer in leather with a 2.4 cm stacked heel.',
    description:
      'A penny loafer with the proportions left alone: hand-sewn apron, slotted strap and a 2.4 cm stacked heel. The leather sole is tipped with rubber where it meets the footpath. It looks better in year three than in week one.',
    features: ['Leather upper and lining', 'Leather sole with rubber heel', '2.4 cm stacked heel', 'Round toe'],
    fit: 'True to EU size and firm at first across the instep. It gives within a fortnight.',
  },
  marlo: {
    brand: 'linden-row',
    priceCents: 16995,
    short: 'Suede penny loafer for women on a 2.4 cm stacked heel.',
    description:
      'Hudson’s softer sister. Suede in camel, forest or chocolate, a round toe and a stacked heel of 2.4 cm. Wear them with trousers that stop a little short.',
    features: ['Soft suede upper', 'Leather lining', 'Leather sole with rubber heel', '2.4 cm stacked heel'],
    fit: 'True to EU size. Suede settles to the foot in a few days.',
  },
  kensington: {
    brand: 'midas',
    priceCents: 26995,
    short: 'Men’s leather penny loafer with an almond toe.',
    description:
      'One strap, one slot, one good piece of leather. The almond toe is longer than the usual penny, and the stacked heel measures 2.4 cm. Wears to a suit, rests with denim.',
    features: ['Full-grain leather upper', 'Leather lining', 'Leather sole with rubber heel', 'Almond toe'],
    fit: 'True to AU size, with halves. Snug at the instep by design.',
  },
  capri: {
    brand: 'midas',
    priceCents: 24995,
    short: 'Women’s bit loafer in leather, almond toe.',
    description:
      'A metal bit across supple leather, set where the foot bends least so it never pinches. Almond toe, 2.4 cm stacked heel, leather sole. Ivory for day. Black for everything.',
    features: ['Supple leather upper', 'Polished metal bit', '2.4 cm stacked heel', 'Leather sole with rubber heel'],
    fit: 'True to EU size. Narrow to medium last.',
    trend: 'Hardware',
  },
  roma: {
    brand: 'mollini',
    priceCents: 18995,
    short: 'Croc-embossed bit loafer.',
    description:
      'Croc-embossed, gold bit, almond toe. A loafer for people who find loafers too polite. Burgundy is the one.',
    features: ['Croc-embossed leather', 'Metal bit', '2.4 cm stacked heel', 'Leather lining'],
    fit: 'True to EU size. Firm for a day, then yours.',
    trend: 'Hardware',
  },
  ravello: {
    brand: 'midas',
    priceCents: 27995,
    short: 'Men’s suede bit loafer.',
    description:
      'Suede, unfussed, with a bit in dulled metal. The almond toe and 2.4 cm heel keep the line low. For evenings that begin before dark.',
    features: ['Fine-nap suede', 'Metal bit', 'Leather lining', 'Leather sole with rubber heel'],
    fit: 'True to AU size. Wear with a thin sock or none.',
  },
  harrow: {
    brand: 'midas',
    priceCents: 28995,
    short: 'Men’s tassel loafer in leather, round toe.',
    description:
      'Tassels, cut from the same hide as the shoe. A raised apron, a rounded toe and a 2.4 cm stacked heel. Oxblood deepens with polish; cognac with sun.',
    features: ['Full-grain leather upper', 'Leather tassels', 'Leather lining', 'Leather sole with rubber heel'],
    fit: 'True to AU size, with halves. A medium fitting through the waist.',
  },
  poppy: {
    brand: 'linden-row',
    priceCents: 15995,
    short: 'Women’s tassel loafer in leather.',
    description:
      'A tassel loafer that does not take itself too seriously. Leather inside and out, a 2.4 cm stacked heel and two small tassels that swing when you are late. Good with school-run jeans, better with a skirt.',
    features: ['Leather upper and lining', 'Leather tassels', '2.4 cm stacked heel', 'Round toe'],
    fit: 'True to EU size. Medium width.',
  },
  brixton: {
    brand: 'mollini',
    priceCents: 16995,
    short: 'Chunky leather loafer on a lugged rubber sole.',
    description:
      'A loafer with somewhere to be in the rain. Lugged rubber, 1.6 cm of platform, 3.4 cm at the heel. White socks are a choice.',
    features: ['Leather upper', 'Lugged rubber sole', '3.4 cm heel, 1.6 cm platform', 'Leather lining'],
    fit: 'True to EU size. The sole is stiff on day one and bends by day four.',
    trend: 'Chunky soles',
  },
  dalston: {
    brand: 'mollini',
    priceCents: 17995,
    short: 'Patent loafer on a chunky lugged sole.',
    description:
      'Brixton in patent. Same lugged tread, same 3.4 cm heel, twice the glare. Oxblood is darker than you think.',
    features: ['High-shine patent', 'Lugged rubber sole', '3.4 cm heel, 1.6 cm platform', 'Leather lining'],
    fit: 'True to EU size. Patent holds its shape, so don’t count on stretch.',
    trend: 'Chunky soles',
  },
  regent: {
    brand: 'midas',
    priceCents: 23995,
    short: 'Square-toed heeled loafer on a 5.8 cm block.',
    description:
      'A loafer, raised 5.8 cm. Smooth leather, a square toe and a block heel cut straight down. It does the work of a court and keeps its composure on stairs.',
    features: ['Smooth leather upper', '5.8 cm block heel', 'Square toe', 'Leather lining'],
    fit: 'True to EU size. Fits high insteps better than a court does.',
  },
  camden: {
    brand: 'ashgrove',
    priceCents: 19995,
    short: 'Men’s leather derby with an almond toe.',
    description:
      'The first good work shoe, and for many the only one needed. Open lacing makes it easy on a high instep, and the leather sole carries a rubber heel for the tram steps. Polish it on Sunday and it will see out the week.',
    features: [
      'Full-grain leather upper',
      'Open lacing',
      'Leather sole with rubber heel',
      'Leather lining',
      'Almond toe',
    ],
    fit: 'True to AU size, with halves to 11. A medium fit that adjusts at the laces.',
  },
  farringdon: {
    brand: 'parr-and-vale',
    priceCents: 16995,
    short: 'Women’s patent derby lace-up.',
    description:
      'Patent takes the stuffiness out of a derby. Farringdon is round at the toe, 2.5 cm at the heel and laced with cotton you will want to double-knot. Ivory with tailoring is a particularly good idea.',
    features: ['High-shine patent upper', 'Lace-up front', '2.5 cm stacked heel', 'Leather lining'],
    fit: 'True to EU size. Loosen fully before putting on; patent does not forgive hurry.',
  },
  mayfair: {
    brand: 'midas',
    priceCents: 29995,
    short: 'Men’s cap-toe oxford in leather.',
    description:
      'Closed lacing, a stitched cap, no brogueing. Cut from full-grain leather and lasted until the facings meet with a finger’s gap. Correct at ten in the morning and at ten at night.',
    features: [
      'Full-grain leather upper',
      'Stitched cap toe',
      'Closed lacing',
      'Leather sole with rubber heel',
      'Leather lining',
    ],
    fit: 'True to AU size, with halves. High insteps should try half up.',
  },
  ashbury: {
    brand: 'midas',
    priceCents: 28995,
    short: 'Men’s cap-toe oxford in suede.',
    description:
      'An oxford with the volume turned down. Suede in navy or chocolate, stitched once at the cap and laced close. The heel is 2.5 cm, stacked.',
    features: ['Fine-nap suede', 'Stitched cap toe', 'Leather lining', 'Leather sole with rubber heel'],
    fit: 'True to AU size, with halves. Suede eases through the joint.',
  },
  savile: {
    brand: 'midas',
    priceCents: 29995,
    short: 'Men’s wingtip brogue in leather.',
    description:
      'Punched, pinked and burnished by hand at the toe. The wing runs low along the side so the pattern reads as line rather than lace. A 2.5 cm heel, a leather sole, many years.',
    features: [
      'Full-grain leather, hand-burnished toe',
      'Full wingtip brogueing',
      'Leather sole with rubber heel',
      'Leather lining',
    ],
    fit: 'True to AU size, with halves. Allow a week for the sole to flex.',
  },
  spectator: {
    brand: 'parr-and-vale',
    priceCents: 19995,
    short: 'Women’s two-tone wingtip brogue in leather.',
    description:
      'Two leathers, one argument for dressing up on a weekday. The wingtip is punched the old way and the heel is a walkable 2.5 cm. It has been known to start conversations in lifts.',
    features: [
      'Two-tone leather upper',
      'Punched wingtip',
      '2.5 cm stacked heel',
      'Leather lining',
      'Leather sole with rubber heel',
    ],
    fit: 'True to EU size. Medium through the joint with a snug heel.',
    trend: 'Two-tone',
  },
  eltham: {
    brand: 'daylong',
    priceCents: 18995,
    width: 'Wide',
    short: 'Women’s wide-fitting lace-up with a cushioned sole.',
    description:
      'A lace-up for a full day on hard floors. The sole is 1.5 cm of cushioned polyurethane at the front and 2.7 cm at the heel, and the insole lifts out to make room for an orthotic. Eyelets run far down the vamp, so it opens wide and closes exactly.',
    features: [
      'Leather upper and lining',
      'Cushioned polyurethane sole',
      'Removable insole',
      'Deep, rounded toe box',
      'Opens wide for easy entry',
    ],
    fit: 'Wide fitting in AU sizes with halves. If you take a medium width, order half a size down.',
  },
  bowral: {
    brand: 'daylong',
    priceCents: 19995,
    width: 'Wide',
    short: 'Men’s wide-fitting comfort lace-up in leather.',
    description:
      'It looks like a plain derby and behaves like a walking shoe. The polyurethane sole absorbs the heel strike, and there is depth above the toes where most dress shoes have none. The insole comes out.',
    features: [
      'Leather upper and lining',
      'Cushioned polyurethane sole',
      'Removable insole',
      'Extra depth over the toes',
    ],
    fit: 'Wide fitting. Take the AU size you are measured at.',
  },
}
