import type { StyleCopyBook } from './style-copy.ts'

/** Heeled sandals, platforms, wedges and mule sandals. */
export const sandals: StyleCopyBook = {
  seraphina: {
    brand: 'midas',
    priceCents: 25995,
    short: 'Strappy metallic sandal on an 8.8 cm stiletto.',
    description:
      'Three straps and an ankle buckle in foiled leather, each cut narrow and edged by hand. The stiletto measures 8.8 cm. Champagne by candle, silver by flash.',
    features: ['Foiled metallic leather', 'Ankle buckle', '8.8 cm stiletto heel', 'Leather lining and sock'],
    fit: 'True to EU size. The toe straps hold a narrow to medium foot.',
    trend: 'Metallics',
  },
  liora: {
    brand: 'mollini',
    priceCents: 17995,
    short: 'Strappy leather sandal on an 8 cm cone heel.',
    description:
      'Straps where you need them. An 8 cm cone where you want it. Fuchsia will be the first thing anyone mentions.',
    features: ['Leather upper', 'Ankle buckle', '8 cm cone heel', 'Padded leather sock'],
    fit: 'True to EU size. Buckle has five holes.',
    trend: 'Brights',
  },
  amara: {
    brand: 'midas',
    priceCents: 26995,
    short: 'Patent strappy sandal on a 9.2 cm stiletto.',
    description:
      'Patent straps over bare foot: nothing to hide the making. Ankle buckle, leather sock, 9.2 cm heel. For evenings with an end time.',
    features: ['High-shine patent straps', 'Ankle buckle', '9.2 cm stiletto heel', 'Leather lining'],
    fit: 'Patent keeps its length. Between EU sizes, take the larger.',
  },
  palma: {
    brand: 'merriday',
    priceCents: 13995,
    short: 'Leather sandal with an ankle strap and a 6.8 cm block.',
    description:
      'The sandal that gets worn to every wedding for three summers. A 6.8 cm block that does not sink into lawn, soft crossed straps and a buckle at the ankle. White for the guest, tan for the photographer, black for the band.',
    features: ['Leather upper', 'Ankle buckle', '6.8 cm block heel', 'Padded sock'],
    fit: 'True to EU size. Straps are cut for a medium foot and soften with wear.',
  },
  sienna: {
    brand: 'corso-nine',
    priceCents: 14995,
    short: 'Suede sandal on a 5.5 cm block heel.',
    description:
      'Suede straps in terracotta, sage or black, and a block heel of 5.5 cm that treats cobbles as a suggestion. The kind of shoe that ends up in holiday photos by accident.',
    features: ['Soft suede upper', 'Ankle buckle', '5.5 cm block heel', 'Leather lining'],
    fit: 'True to EU size. Suede eases across the toes.',
  },
  positano: {
    brand: 'hadley-co',
    priceCents: 14995,
    width: 'Wide',
    short: 'Women’s wide-fitting leather sandal on a 4.2 cm stacked heel.',
    description:
      'A dress sandal with a broad front strap and no seams at the joint. The stacked heel is 4.2 cm and square, so it stands level on grass and paving. The ankle buckle sits on elastic.',
    features: [
      'Leather upper and lining',
      'Ankle buckle on elastic',
      '4.2 cm stacked heel',
      'Seam-free over the joint',
    ],
    fit: 'Wide fitting in AU sizes. The front strap allows for bunions.',
  },
  stellar: {
    brand: 'mollini',
    priceCents: 18995,
    short: 'Leather platform sandal, 10.2 cm at the heel.',
    description:
      '10.2 at the back, 2.4 at the front. That leaves 7.8 to deal with, which is nothing. One strap over the toes, one at the ankle, hot pink if you have any sense.',
    features: ['Leather upper', '10.2 cm heel, 2.4 cm platform', 'Ankle buckle', 'Padded sock'],
    fit: 'True to EU size. The platform is rigid, so buckle firmly.',
    trend: 'Platforms',
  },
  disco: {
    brand: 'mollini',
    priceCents: 18995,
    short: 'Glitter platform sandal, 10.2 cm at the heel.',
    description:
      'Stellar, under a mirror ball. Gold or silver glitter over the same 2.4 cm platform and 10.2 cm heel. Sheds slightly. So will you.',
    features: ['All-over glitter', '10.2 cm heel, 2.4 cm platform', 'Ankle buckle', 'Leather lining'],
    fit: 'True to EU size. Same last as Stellar.',
    trend: 'Platforms',
  },
  ibiza: {
    brand: 'corso-nine',
    priceCents: 13995,
    short: 'Leather espadrille wedge, 7.8 cm with a 2.6 cm platform.',
    description:
      'Height without the arithmetic. The wedge is wrapped in jute, 7.8 cm at the heel and 2.6 under the toes, so the pitch is gentle and the sand cannot swallow it. Leather straps, a buckle at the ankle, long lunches.',
    features: ['Leather upper', 'Jute-wrapped wedge', '7.8 cm heel, 2.6 cm platform', 'Ankle buckle', 'Rubber outsole'],
    fit: 'True to EU size. Medium width.',
  },
  mallorca: {
    brand: 'corso-nine',
    priceCents: 14995,
    short: 'Women’s suede espadrille wedge, 6.2 cm.',
    description:
      'A wedge of sensible height: 6.2 cm behind, 2.2 in front. The suede straps are lined in leather and the jute is bound to a full rubber outsole, so it grips a ferry deck.',
    features: ['Suede upper, leather lining', 'Jute-wrapped wedge', '6.2 cm heel, 2.2 cm platform', 'Ankle buckle'],
    fit: 'AU women’s sizes. Straps suit a medium to full foot.',
  },
  byron: {
    brand: 'mollini',
    priceCents: 13995,
    short: 'Leather flatform sandal on cork.',
    description:
      'Up 5 cm, near enough level. Cork sides, leather straps, a buckle at the ankle. Comfortable, but don’t spread it around.',
    features: ['Leather upper', 'Cork flatform', '5 cm heel, 2.2 cm platform', 'Ankle buckle', 'Rubber outsole'],
    fit: 'True to EU size.',
    care: 'cork',
    trend: 'Platforms',
  },
  noosa: {
    brand: 'saltgrass',
    priceCents: 11995,
    short: 'Women’s leather flatform sandal on jute.',
    description:
      'A bit of lift for people who never got on with heels. The jute flatform is 5 cm at the back and 2.2 at the front, and the ankle strap does up in one go. Takes you from beach car park to birthday dinner.',
    features: ['Leather upper', 'Jute flatform', 'Ankle buckle', 'Rubber outsole'],
    fit: 'AU women’s whole sizes, medium width.',
  },
  camilla: {
    brand: 'midas',
    priceCents: 21995,
    short: 'Croc-embossed mule sandal on a 5.6 cm block.',
    description:
      'One broad band of croc-embossed leather. A block heel of 5.6 cm, a leather sock, an open toe. The whole idea is restraint.',
    features: ['Croc-embossed leather', '5.6 cm block heel', 'Leather lining and sock', 'Slip-on'],
    fit: 'True to EU size. The band is firm for an hour, then right.',
  },
  lola: {
    brand: 'mollini',
    priceCents: 16995,
    short: 'Patent mule sandal on an 8.2 cm stiletto.',
    description: 'A strip of patent and 8.2 cm of nerve. Slips on, stays on, gets talked about. Red.',
    features: ['High-shine patent', '8.2 cm stiletto heel', 'Leather lining', 'Slip-on'],
    fit: 'True to EU size. Best on a narrow to medium foot.',
    trend: 'Mules',
  },
  aegean: {
    brand: 'corso-nine',
    priceCents: 10995,
    short: 'Flat leather sandal with an ankle strap.',
    description:
      'The flat sandal you pack first and unpack last. Thin leather straps, a small buckle and 1.6 cm between you and the warm stone. Tan goes walnut by February.',
    features: ['Leather upper and lining', 'Ankle buckle', '1.6 cm sole', 'Packs flat'],
    fit: 'True to EU size. Straps relax slightly in heat.',
  },
  delphi: {
    brand: 'corso-nine',
    priceCents: 11995,
    short: 'Flat nubuck sandal with an ankle strap.',
    description:
      'Nubuck is softer on the skin than any polished leather, and it shows the sun less. Delphi has broad straps over the toes, an ankle buckle and a 1.6 cm sole. Sand or navy; both are quiet.',
    features: ['Nubuck upper', 'Leather lining', 'Ankle buckle', '1.6 cm sole'],
    fit: 'True to EU size. Broad straps suit wider feet.',
  },
}
