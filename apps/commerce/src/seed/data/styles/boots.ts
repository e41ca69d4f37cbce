import type { StyleCopyBook } from './style-copy.ts'

/** Chelsea, combat, desert, hiking and biker boots. */
export const boots: StyleCopyBook = {
  winton: {
    brand: 'linden-row',
    priceCents: 21995,
    short: 'Women’s leather chelsea boot with a 3.2 cm stacked heel.',
    description:
      'The boot that other boots are judged against in our office. Smooth leather, broad elastic, a tab at the back that takes the weight of a proper pull. The 3.2 cm heel is stacked, and a cobbler can replace it.',
    features: [
      'Leather upper and lining',
      'Elastic gussets and pull tab',
      '3.2 cm stacked heel',
      'Stitched rubber sole',
      'Round toe',
    ],
    fit: 'True to EU size over a thin sock. Go up one for thick ones.',
  },
  stirling: {
    brand: 'midas',
    priceCents: 27995,
    short: 'Men’s suede chelsea boot.',
    description:
      'Two pieces of suede, joined at the gusset. The round toe is soft, the heel 3.2 cm, the colour deep to the root. Better without polish.',
    features: ['Fine-nap suede', 'Leather lining', 'Elastic gussets and pull tab', 'Stitched rubber sole'],
    fit: 'True to AU size. Suede gives over the instep.',
  },
  carlton: {
    brand: 'midas',
    priceCents: 29995,
    short: 'Men’s leather chelsea boot with an almond toe.',
    description:
      'Cut in one piece round the ankle, so the line runs unbroken from toe to tab. Almond toe, 3.2 cm heel, rubber sole stitched through. Built to be resoled.',
    features: [
      'Full-grain leather, cut close',
      'Leather lining',
      'Elastic gussets and pull tab',
      'Stitched rubber sole',
    ],
    fit: 'True to AU size. Firm at the instep for the first week.',
  },
  'little-winton': {
    brand: 'rumpus',
    priceCents: 9495,
    short: 'Kids’ leather chelsea boot.',
    description:
      'A grown-up boot, shrunk. Two big tabs to pull, stretchy sides for skinny and sturdy ankles alike, and real leather that will make it to a younger cousin. Nice enough for Nan’s birthday.',
    features: ['Leather upper and lining', 'Elastic sides and pull tab', 'Stitched rubber sole', 'Pulls on'],
    fit: 'AU kids’ sizes 10 to 5. Fits true with a school sock.',
  },
  quarry: {
    brand: 'mollini',
    priceCents: 18995,
    short: 'Leather chelsea boot on a lugged sole.',
    description:
      'A chelsea that lifts. Lugged rubber, 3.6 cm at the heel, 1.4 under the toes, elastic wide enough to mean it. Bone shows dirt. That is the point of bone.',
    features: ['Leather upper and lining', 'Lugged rubber sole', '3.6 cm heel, 1.4 cm platform', 'Elastic gussets'],
    fit: 'True to EU size. Room for one good sock.',
    trend: 'Chunky soles',
  },
  foundry: {
    brand: 'larkin-street',
    priceCents: 19995,
    short: 'Men’s nubuck chelsea with a lug sole.',
    description:
      'Pull-on boots for weekends that involve a trailer. Nubuck that hides scratches, a lug sole that clears mud when you stamp, and elastic with some fight in it. Brushes up for the pub.',
    features: ['Nubuck upper', 'Leather lining', 'Lugged rubber sole', 'Elastic gussets and pull tab'],
    fit: 'True to AU men’s size, with room for a work sock.',
  },
  rebel: {
    brand: 'mollini',
    priceCents: 19995,
    short: 'Leather lace-up combat boot on lugged rubber.',
    description:
      'Lace it all the way or don’t. Leather to above the ankle, a lugged sole, 3.6 cm of heel. White is not practical and has sold out twice.',
    features: ['Leather upper and lining', 'Laces up', 'Lugged rubber sole', '3.6 cm heel, 1.4 cm platform'],
    fit: 'True to EU size. Stiff for a weekend, then not.',
    trend: 'Chunky soles',
  },
  patrol: {
    brand: 'ashgrove',
    priceCents: 22995,
    short: 'Men’s leather combat boot with a lugged sole.',
    description:
      'An honest lace-up boot with a sole that bites. The leather is thick enough to stand up by itself and the tongue is closed at the sides, so puddles stay outside. Wear it in with patience and it will outlast the jeans.',
    features: ['Leather upper and lining', 'Gusseted tongue', 'Lugged rubber sole', 'Laces up'],
    fit: 'True to AU men’s size over a mid-weight sock.',
  },
  scout: {
    brand: 'rumpus',
    priceCents: 9995,
    short: 'Kids’ leather combat boot.',
    description:
      'Boots for expeditions to the end of the garden and back. Lugged soles, real leather and laces with a bit of grown-up drama about them. In black, or in blush for braver explorers.',
    features: ['Leather upper and lining', 'Lugged rubber sole', 'Laces up', '1.4 cm platform'],
    fit: 'AU kids’ sizes 11 to 6. Room for a thick sock.',
  },
  nomad: {
    brand: 'ashgrove',
    priceCents: 16995,
    short: 'Men’s suede desert boot on crepe.',
    description:
      'Two eyelets, one piece of suede, a crepe sole that bounces slightly on floorboards. The desert boot has been getting men out of dress codes for decades and sees no reason to stop.',
    features: ['Suede upper', 'Leather lining', 'Natural crepe rubber sole', 'Two-eyelet lacing'],
    fit: 'Runs a touch large in AU men’s sizes. If you are between, go down.',
  },
  wander: {
    brand: 'stridewell',
    priceCents: 17995,
    short: 'Women’s leather desert boot with a cushioned sole.',
    description:
      'A desert boot with the hard sole taken away. Soft leather, a round toe and a polyurethane sole that cushions at 2.2 cm. It laces low, so it suits ankles that dislike pressure.',
    features: ['Soft leather upper', 'Leather lining', 'Cushioned polyurethane sole', 'Removable insole'],
    fit: 'AU women’s sizes with halves. Medium fit with a broad toe.',
  },
  summit: {
    brand: 'stridewell',
    priceCents: 22995,
    short: 'Men’s nubuck hiking boot with a lugged outsole.',
    description:
      'For day walks with a proper climb in them. Nubuck to the ankle, a firm heel and lugs that hold on loose shale, with an EVA midsole to soften the way down. Wear them on the street for a week before you trust them on a hill; the same is true of any boot.',
    features: [
      'Nubuck upper, padded collar',
      'EVA midsole',
      'Rubber lug outsole',
      'Gusseted tongue',
      'Removable insole',
    ],
    fit: 'AU men’s sizes with halves. Fit with the socks you walk in and leave a thumbnail at the toe.',
  },
  ridge: {
    brand: 'stridewell',
    priceCents: 21995,
    short: 'Women’s nubuck hiking boot with a lugged outsole.',
    description:
      'Built on a women’s last, narrower at the heel and broader at the ball, which is where blisters are usually decided. Nubuck upper, EVA midsole, lugs 3.4 cm off the ground at the heel. Light for what it is.',
    features: ['Nubuck upper, padded collar', 'EVA midsole', 'Rubber lug outsole', 'Women’s last', 'Removable insole'],
    fit: 'AU women’s sizes with halves. If you walk downhill a lot, take the half size up.',
  },
  cub: {
    brand: 'rumpus',
    priceCents: 10995,
    short: 'Kids’ nubuck hiking boot.',
    description:
      'Camp, creek, cubbyhouse. A proper hiking boot with a padded ankle and knobbly soles, made light enough that nobody asks to be carried halfway. Orange laces, for morale.',
    features: ['Nubuck upper, padded collar', 'EVA midsole', 'Rubber lug outsole', 'Laces up'],
    fit: 'AU kids’ sizes 10 to 5. Allow for hiking socks.',
  },
  outlaw: {
    brand: 'mollini',
    priceCents: 21995,
    short: 'Buckled leather biker boot.',
    description:
      'Three buckles, one zip, no motorbike. Leather that starts stiff and ends up slouched, over a lugged sole and a 3.4 cm heel. Wears in like a jacket.',
    features: ['Leather upper and lining', 'Buckles with an inside zip', 'Lugged rubber sole', '3.4 cm heel'],
    fit: 'True to EU size. The top buckle adjusts over jeans or under them.',
    trend: 'Hardware',
  },
}
