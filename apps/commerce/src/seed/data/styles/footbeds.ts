import type { StyleCopyBook } from './style-copy.ts'

/** Footbeds, comfort sandals, slides, thongs, clogs and slippers. */
export const footbeds: StyleCopyBook = {
  arbour: {
    brand: 'solefields',
    priceCents: 12995,
    care: 'cork',
    short: 'Women’s leather footbed sandal with buckled straps.',
    description:
      'Two straps, two buckles and a cork bed that learns your foot. The suede top is soft from the start; the arch and the toe bar take about a week to feel like yours. After that, most people stop changing shoes.',
    features: [
      'Leather straps',
      'Contoured cork footbed',
      'Suede-covered footbed',
      'Two adjustable buckles',
      'EVA outsole',
    ],
    fit: 'True to EU size. Your toes should sit well inside the rim.',
  },
  grove: {
    brand: 'solefields',
    priceCents: 13995,
    care: 'cork',
    short: 'Men’s suede footbed sandal with buckled straps.',
    description:
      'A summer of Saturdays in one shoe. Suede straps that need no softening, a deep heel cup and a cork bed that holds the arch. Goes on with one foot while the other holds the door.',
    features: ['Suede straps', 'Contoured cork footbed', 'Two adjustable buckles', 'EVA outsole'],
    fit: 'AU men’s sizes. Regular width, with a generous toe.',
  },
  bloom: {
    brand: 'mollini',
    priceCents: 11995,
    care: 'cork',
    short: 'Metallic footbed sandal with buckles.',
    description:
      'Comfort shoe, good lighting. Metallic straps, chunky buckles, the cork bed your podiatrist likes. Soft gold, pewter or rose gold: pick a jewellery drawer.',
    features: ['Foiled metallic straps', 'Contoured cork footbed', 'Adjustable buckles', 'EVA outsole'],
    fit: 'True to EU size. Roomy at the toe on purpose.',
    trend: 'Metallics',
  },
  fern: {
    brand: 'trybe',
    priceCents: 5995,
    care: 'cork',
    short: 'Kids’ leather footbed sandal with buckles.',
    description:
      'Proper support for feet that run all summer. Real cork, a soft suede bed and buckles that move as the foot grows. Silver ones for people who are basically in a band.',
    features: ['Leather straps', 'Contoured cork footbed', 'Two adjustable buckles', 'Light EVA outsole'],
    fit: 'AU kids’ sizes 8 to 3. Leave a little rim in front of the toes.',
  },
  yarra: {
    brand: 'stridewell',
    priceCents: 16995,
    width: 'Wide',
    short: 'Women’s wide-fitting leather walking sandal on a low wedge.',
    description:
      'A walking sandal that adjusts in three places: toe, instep and heel. The cork footbed is shaped under the arch and covered in suede, and the low wedge measures 3.8 cm. Made for a full day on gravel paths.',
    features: [
      'Leather straps, adjustable in three places',
      'Contoured cork footbed',
      'Suede-covered footbed',
      '3.8 cm low wedge',
      'EVA outsole',
    ],
    fit: 'Wide fitting in AU sizes with halves. Straps allow for swelling and for bandages.',
    care: 'cork',
  },
  murray: {
    brand: 'stridewell',
    priceCents: 17995,
    width: 'Wide',
    short: 'Women’s wide-fitting metallic comfort sandal.',
    description:
      'The Yarra in pewter or bronze, for lunches that involve a walk there. Three adjustable straps over the same shaped cork footbed; the metallic finish is soft, not bright. Wedge height 3.8 cm.',
    features: [
      'Metallic leather, adjustable in three places',
      'Contoured cork footbed',
      '3.8 cm low wedge',
      'EVA outsole',
    ],
    fit: 'Wide fitting in AU sizes with halves.',
    care: 'cork',
  },
  creek: {
    brand: 'rumpus',
    priceCents: 5995,
    short: 'Kids’ adjustable nubuck sandal on a moulded sole.',
    description:
      'Rock pools and bike tracks, often on the same afternoon. Adjustable straps over a moulded sole that drains, dries and comes back for more. Everything does up with buckles that little fingers can learn.',
    features: ['Nubuck straps', 'Adjustable buckles', 'Light moulded EVA sole', 'Shaped footbed'],
    fit: 'AU kids’ sizes 8 to 3. Straps have plenty of growing room.',
  },
  lap: {
    brand: 'saltgrass',
    priceCents: 3995,
    short: 'Unisex moulded slide.',
    description:
      'One piece of foam, shaped. Lap floats, rinses clean and weighs about as much as a sandwich. For pools, showers and putting the bins out.',
    features: ['Moulded EVA', 'Contoured footbed', '1.7 cm under the ball', 'Rinses clean'],
    fit: 'Unisex in EU sizes. Between sizes, go up.',
  },
  cabana: {
    brand: 'mollini',
    priceCents: 8995,
    care: 'raffia',
    short: 'Raffia slide on a cork footbed.',
    description:
      'Pool slide, better hotel. A wide raffia band on a suede-topped cork bed. Natural or black. Drink not included.',
    features: ['Woven raffia band', 'Suede-covered cork footbed', 'EVA outsole', 'Slip-on'],
    fit: 'True to EU size. The band loosens slightly with wear.',
    trend: 'Woven',
  },
  splash: {
    brand: 'trybe',
    priceCents: 2995,
    short: 'Kids’ moulded slide.',
    description:
      'For swimming lessons, and for the walk back across hot tiles. They float, they rinse, and they go on wet feet. Write the name on the bottom.',
    features: ['Moulded EVA', 'Shaped footbed', 'Floats', 'Rinses clean'],
    fit: 'AU kids’ sizes 8 to 3. Roomy.',
  },
  shoreline: {
    brand: 'saltgrass',
    priceCents: 2495,
    short: 'Unisex rubber thong with a soft cotton toe post.',
    description:
      'Thongs, in the Australian sense. A rubber strap with a soft cotton toe post, and a sole with enough rubber under it to last past Australia Day. Keep one pair in the car.',
    features: [
      'Rubber strap',
      'Soft cotton lining at the toe post',
      'EVA sole with rubber outsole',
      'Textured footbed',
    ],
    fit: 'Unisex in EU sizes. Take the next size up for long toes.',
  },
  tulum: {
    brand: 'mollini',
    priceCents: 7995,
    short: 'Metallic leather thong.',
    description:
      'A thong with table manners. Foiled leather in gold or silver, leather lined, 1.4 cm of soft sole. Bare feet, finished.',
    features: ['Foiled metallic leather', 'Leather lining', 'Padded EVA sole', 'Rubber outsole'],
    fit: 'True to EU size. The post is soft from day one.',
    trend: 'Metallics',
  },
  strand: {
    brand: 'ashgrove',
    priceCents: 7995,
    short: 'Men’s leather thong.',
    description:
      'Leather straps, leather underfoot, nothing to apologise for at lunch. The sole is 1.8 cm of EVA with rubber beneath, so it does not slap. Darkens where your foot sits, as it should.',
    features: ['Leather straps and lining', 'Padded EVA sole', 'Rubber outsole', 'Stitched toe post'],
    fit: 'AU men’s sizes. Leather stretches; do not buy them loose.',
  },
  haven: {
    brand: 'solefields',
    priceCents: 13995,
    care: 'suede',
    short: 'Women’s suede clog on a cork footbed.',
    description:
      'Closed at the front, open at the back, and rarely far from the door. Suede over a contoured cork bed with one buckle to set the instep. It began as a gardening shoe and got above itself, to everyone’s benefit.',
    features: ['Suede upper', 'Contoured cork footbed', 'Adjustable buckle', 'EVA outsole'],
    fit: 'True to EU size. Regular width; wear with or without a sock.',
    trend: 'Clogs',
  },
  atelier: {
    brand: 'solefields',
    priceCents: 14995,
    short: 'Women’s leather clog on a shaped cork footbed.',
    description:
      'A clog in smooth leather that can be wiped down at the end of a shift. The footbed supports the arch, the heel cup is deep and the buckle adjusts over the instep. Heel height 2.4 cm.',
    features: ['Leather upper', 'Contoured cork footbed', 'Adjustable buckle', '2.4 cm heel', 'EVA outsole'],
    fit: 'AU women’s sizes. Medium to wide over the instep.',
  },
  hearth: {
    brand: 'emberly',
    priceCents: 7995,
    short: 'Men’s suede moccasin slipper with a fleece lining.',
    description:
      'A moccasin with a sole you can answer the door in. Suede over thick fleece, stitched round the apron, on 1 cm of cushioning. Makes a gift that gets worn the same evening.',
    features: ['Suede upper', 'Faux-fleece lining', 'Cushioned, outdoor-safe sole', 'Moccasin stitching'],
    fit: 'AU men’s sizes. Firm when new; the fleece settles.',
  },
  cosy: {
    brand: 'emberly',
    priceCents: 7495,
    short: 'Women’s suede moccasin slipper with a fleece lining.',
    description:
      'Warm to the toes and quiet on timber floors. Suede in rose, oatmeal or grey with a fleece lining that reaches all the way forward. The 1 cm sole is stitched, so it does not peel.',
    features: ['Suede upper', 'Faux-fleece lining', 'Cushioned sole', 'Moccasin stitching'],
    fit: 'AU women’s sizes. If you wear socks indoors, go up one.',
  },
  nest: {
    brand: 'emberly',
    priceCents: 6995,
    short: 'Unisex wool-felt scuff with a leather sock.',
    description:
      'Wool felt keeps feet warm in winter and does not cook them in spring. Open at the back, lined underfoot in leather, with a sole thin enough to feel like slippers and thick enough for the paper.',
    features: ['Wool felt upper', 'Leather sock', 'Cushioned sole', 'Slip-on'],
    fit: 'Unisex in EU sizes. Felt shapes itself to the foot; start snug.',
  },
}
