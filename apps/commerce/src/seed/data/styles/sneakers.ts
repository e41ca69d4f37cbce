import type { StyleCopyBook } from './style-copy.ts'

/** Sneakers, runners and slip-ons for every age. */
export const sneakers: StyleCopyBook = {
  bondi: {
    brand: 'larkin-street',
    priceCents: 11995,
    short: 'Women’s leather court sneaker with a colour at the heel.',
    description:
      'White leather, one good colour and nothing that flashes. Bondi is the sneaker for people who need one pair to do drop-off, the office on Friday and a walk along the water. It wipes clean with a damp cloth, which matters more than it should.',
    features: ['Leather upper', 'Padded collar', 'Stitched rubber cup sole', 'Textile lining', 'Laces in white'],
    fit: 'True to EU size. Medium width with a soft heel from the first wear.',
  },
  fitzroy: {
    brand: 'larkin-street',
    priceCents: 12995,
    short: 'Unisex suede court sneaker.',
    description:
      'Suede on a flat rubber cup, in two colours that look like they have been left in the sun on purpose. No break-in, no logo you can read from across the street. Shared wardrobes welcome.',
    features: ['Soft suede upper', 'Two-tone panels', 'Stitched rubber cup sole', 'Textile lining'],
    fit: 'Unisex in EU sizes. Take your usual; it is a medium fit for most.',
    trend: 'Retro court',
  },
  paddington: {
    brand: 'midas',
    priceCents: 21995,
    short: 'Men’s court sneaker in full-grain leather.',
    description:
      'A sneaker made the way we make shoes: full-grain leather, few seams, a rubber cup stitched all the way round. White on white, black on black, or chestnut that darkens. No mark on the side.',
    features: ['Full-grain leather upper', 'Stitched rubber cup sole', 'Padded collar', 'Textile lining'],
    fit: 'True to AU men’s size. Roomier than our leather shoes.',
  },
  newtown: {
    brand: 'mollini',
    priceCents: 13995,
    short: 'Two-tone leather court sneaker.',
    description:
      'Off-white, interrupted. Burgundy or cobalt at the side, leather throughout, a 2 cm cup sole that stays out of the way. Skirt, suit, whatever.',
    features: ['Leather upper', 'Contrast panels', 'Stitched rubber cup sole', 'Textile lining'],
    fit: 'True to EU size.',
    trend: 'Retro court',
  },
  cottesloe: {
    brand: 'mollini',
    priceCents: 13995,
    short: 'Leather sneaker on a 3 cm platform.',
    description:
      'Three centimetres, all of it under you. White leather with blush, black or lilac, on a solid rubber cup that weighs less than it looks. Good under wide trousers; better under a slip dress.',
    features: ['Leather upper', '3 cm platform', 'Rubber cup sole', 'Padded collar'],
    fit: 'True to EU size. The platform is even front to back, so no pitch to get used to.',
    trend: 'Platforms',
  },
  surry: {
    brand: 'mollini',
    priceCents: 10995,
    short: 'Canvas sneaker on a 3.3 cm platform.',
    description:
      'Canvas, top to toe in one colour, on 3.3 cm of matching rubber. Ecru, black, rose. Machine-look, hand-wash.',
    features: ['Cotton canvas upper', '3.3 cm platform', 'Tone-on-tone rubber sole', 'Laces to match'],
    fit: 'True to EU size. Canvas relaxes across the toes within days.',
    trend: 'Platforms',
  },
  jetty: {
    brand: 'larkin-street',
    priceCents: 8995,
    short: 'Unisex canvas high-top.',
    description:
      'A canvas high-top that costs less than the concert. Rubber cup sole, flat laces and a star on the ankle because some things do not need improving. Gets better as it gets grubbier.',
    features: ['Cotton canvas upper', 'Padded ankle', 'Rubber cup sole', 'Flat laces'],
    fit: 'Unisex in EU sizes. Runs slightly long; half-sizers should go down.',
  },
  northcote: {
    brand: 'larkin-street',
    priceCents: 13995,
    short: 'Leather high-top with a flash of colour.',
    description:
      'High, leather and not at all shy. White with cobalt or black with orange, padded where it meets the ankle bone. The first pair of grown-up sizes for teenagers who have overtaken their parents.',
    features: ['Leather upper', 'Padded collar', 'Rubber cup sole', 'Textile lining'],
    fit: 'True to AU men’s size, from 6. Loosen the top two eyelets to get in.',
  },
  skylark: {
    brand: 'rumpus',
    priceCents: 6995,
    short: 'Kids’ canvas high-top with bright trim.',
    description:
      'Canvas high-tops in colours that make finding the pair easy. Stars on the ankles, rubber round the toes and laces long enough for double knots. Ready for scooters.',
    features: ['Cotton canvas upper', 'Rubber toe guard', 'Laces up', 'Grippy cup sole'],
    fit: 'AU kids’ sizes 10 to 5. True to size with room for socks.',
  },
  zippy: {
    brand: 'trybe',
    priceCents: 7495,
    short: 'Kids’ leather sneaker with two touch-fastening straps.',
    description:
      'On in one second, off in one second, all by themselves! Two straps hold tight at full speed and the leather wipes clean of whatever that is. Laces can wait until Term 3.',
    features: ['Leather upper', 'Two touch-fastening straps', 'Padded collar', 'Rubber cup sole', 'Wipes clean'],
    fit: 'AU kids’ sizes 8 to 3. The straps open wide for chubby insteps.',
  },
  turbo: {
    brand: 'rumpus',
    priceCents: 7495,
    short: 'Boys’ leather sneaker with touch-fastening straps.',
    description:
      'Black with lime or slate with orange, and a pair of straps that rip open with a very satisfying noise. The toe is bumpered in rubber for people who brake with their feet.',
    features: ['Leather upper', 'Two touch-fastening straps', 'Rubber toe bumper', 'Textile lining'],
    fit: 'AU kids’ sizes 8 to 3. Medium to wide.',
  },
  comet: {
    brand: 'trybe',
    priceCents: 7495,
    short: 'Girls’ suede sneaker with touch-fastening straps.',
    description:
      'Soft suede in lilac or blush with a streak along the side, because everything faster needs a streak. Two straps, no bows, plenty of bounce.',
    features: ['Suede upper', 'Two touch-fastening straps', 'Padded collar', 'Rubber cup sole'],
    fit: 'AU kids’ sizes 8 to 3. True to size.',
  },
  easton: {
    brand: 'daylong',
    priceCents: 14995,
    width: 'Wide',
    short: 'Women’s wide-fitting leather sneaker with touch-fastening straps.',
    description:
      'A sneaker that does not need bending down for. Two long straps close over a deep, rounded vamp and can be set one-handed. The insole lifts out, and the cup sole is flat and stable at 2 cm.',
    features: ['Leather upper', 'Two touch-fastening straps', 'Removable insole', 'Stable, flat rubber sole'],
    fit: 'Wide fitting in AU sizes with halves. The straps allow for swelling through the day.',
  },
  tempo: {
    brand: 'northpace',
    priceCents: 14995,
    short: 'Women’s knit running shoe with an EVA midsole.',
    description:
      'A knitted upper that moves with the foot and a rockered midsole that rolls you off it. Light enough for intervals, cushioned enough for a long shift. Reflective at the heel for the dark end of the day.',
    features: ['Breathable knit upper', 'EVA midsole', 'Rubber outsole', 'Removable insole', '3.1 cm heel stack'],
    fit: 'AU women’s sizes with halves. Allow a thumbnail in front of the big toe for running.',
  },
  stride: {
    brand: 'northpace',
    priceCents: 15995,
    short: 'Men’s mesh running shoe with an EVA midsole.',
    description:
      'Five kilometres before work, then the shops. Open mesh over the toes, a firm heel and an EVA midsole under a rubber tread that grips wet paint. Loud colours so that drivers notice.',
    features: ['Breathable mesh upper', 'EVA midsole', 'Rubber outsole', 'Removable insole'],
    fit: 'AU men’s sizes with halves. True to size, medium width.',
  },
  pulse: {
    brand: 'northpace',
    priceCents: 13995,
    short: 'Women’s mesh runner for gym and footpath.',
    description:
      'The runner for people who also want it to look right with leggings in a café. Airy mesh, a stable base for lunges and a rubber outsole that does not squeak. White with aqua, or blush with burgundy.',
    features: ['Breathable mesh upper', 'EVA midsole', 'Rubber outsole', 'Padded tongue'],
    fit: 'True to EU size. Wear with a sports sock.',
  },
  dash: {
    brand: 'trybe',
    priceCents: 7995,
    short: 'Kids’ mesh running shoe.',
    description:
      'Athletics carnival, then every day after it. Mesh keeps hot feet cooler, the EVA midsole takes the thump out of long jump and the laces stay tied if you help. Colours chosen by eight-year-olds.',
    features: ['Breathable mesh upper', 'EVA midsole', 'Rubber outsole', 'Laces up'],
    fit: 'AU kids’ sizes 10 to 5. Leave a thumb’s width for running.',
  },
  pacer: {
    brand: 'northpace',
    priceCents: 16995,
    short: 'Men’s knit walking and running shoe in quiet colours.',
    description:
      'A running shoe that has calmed down. The knit stretches over bunions and broad toes, the cushioning is deeper at the heel than at the ball, and the colours go with trousers. The insole is removable.',
    features: ['Stretch knit upper', 'EVA midsole', 'Rubber outsole', 'Removable insole'],
    fit: 'AU men’s sizes with halves. The knit suits medium to wide feet.',
  },
  quay: {
    brand: 'saltgrass',
    priceCents: 6995,
    short: 'Unisex canvas slip-on sneaker.',
    description:
      'Canvas, elastic at each side and no decisions. Quay is the pair by the door for bins, boats and last-minute milk. Rinse the salt off and leave it in the shade.',
    features: ['Cotton canvas upper', 'Elastic side gussets', 'Slips on', '1.7 cm sole'],
    fit: 'Unisex in EU sizes. Snug at first; canvas gives.',
  },
  harbour: {
    brand: 'larkin-street',
    priceCents: 10995,
    short: 'Women’s leather slip-on sneaker.',
    description:
      'All the ease of a canvas slip-on in leather that can go to a meeting. The gussets are hidden under the side panels and the lining is soft enough for bare feet. Tan with denim, white with everything else.',
    features: ['Leather upper', 'Hidden elastic gussets', 'Slips on', 'Textile lining'],
    fit: 'True to EU size. Gussets suit medium and high insteps.',
  },
  sprout: {
    brand: 'trybe',
    priceCents: 5995,
    short: 'Kids’ canvas slip-on in bright colours.',
    description:
      'Yellow, aqua or red: choose one, lose neither. Canvas slip-ons with stretchy sides that small heels can push into without help. Happy in the sandpit.',
    features: ['Cotton canvas upper', 'Elastic side gussets', 'Slips on', 'Flexible sole'],
    fit: 'AU kids’ sizes 8 to 3. True to size.',
  },
  daintree: {
    brand: 'daylong',
    priceCents: 17995,
    width: 'Wide',
    short: 'Women’s wide-fitting leather slip-on with a cushioned sole.',
    description:
      'A slip-on with the support of a lace-up. Deep leather upper, elastic set into both sides and a polyurethane sole that measures 2.7 cm at the heel. It goes on standing up and stays put on stairs.',
    features: ['Soft leather upper', 'Elastic side gussets', 'Cushioned polyurethane sole', 'Removable insole'],
    fit: 'Wide fitting in AU sizes with halves. Takes most orthotics without going up.',
  },
  grampian: {
    brand: 'daylong',
    priceCents: 18995,
    width: 'Wide',
    short: 'Men’s wide-fitting nubuck slip-on.',
    description:
      'Nubuck leather, rounded at the toe and padded round the ankle, on a sole that returns a little of each step. Made for airports, ward rounds and museums. The insole comes out for your own.',
    features: ['Nubuck upper', 'Elastic side gussets', 'Cushioned polyurethane sole', 'Removable insole'],
    fit: 'Wide fitting. Take the AU size you are measured at.',
  },
}
