import type { StyleCopyBook } from './style-copy.ts'

/** School shoes, first walkers and toddlers' boots. */
export const school: StyleCopyBook = {
  academy: {
    brand: 'bellbird',
    priceCents: 9495,
    short: 'Chunky leather school loafer for older kids.',
    description:
      'For the year they refuse to wear anything with laces. A leather slip-on with a 1.4 cm platform that the uniform policy has not thought of yet, and a heel counter stiff enough to survive being stepped on. Black for school, burgundy for everything after it.',
    features: ['Leather upper and lining', 'Slip-on', 'Chunky non-marking rubber sole', 'Firm heel counter'],
    fit: 'AU kids’ sizes 11 to 6. Medium fit; a thin insole takes up room while they grow.',
  },
  scholar: {
    brand: 'bellbird',
    priceCents: 9995,
    short: 'Leather school lace-up with a padded collar.',
    description:
      'Lace, run, repeat for about two hundred days. Scholar has a padded collar, stitched rubber at the toe where shoes wear out first and a 1.5 cm sole that grips wet asphalt. The leather takes polish, if anyone gets round to it.',
    features: ['Leather upper and lining', 'Padded collar', 'Non-marking rubber sole', 'Reinforced toe', 'Laces up'],
    fit: 'AU kids’ sizes 9 to 5. Leave a thumb’s width and you should get a full year.',
  },
  prefect: {
    brand: 'bellbird',
    priceCents: 9995,
    short: 'Boys’ leather school lace-up.',
    description:
      'Cut for broader feet and harder wear. The vamp is one piece of leather, so there is no seam to split at the bend, and the sole is stitched as well as glued. Keeps a straight face through handball.',
    features: ['One-piece leather vamp', 'Leather lining', 'Stitched rubber sole', 'Laces up'],
    fit: 'AU kids’ sizes 9 to 5, on a fuller last than Scholar.',
    width: 'Wide',
  },
  merit: {
    brand: 'bellbird',
    priceCents: 8995,
    title: 'Merit Touch-Fastening School Shoe',
    short: 'Girls’ leather school shoe with a touch-fastening strap.',
    description:
      'Straps for now. One wide touch-fastening strap does the whole job, so mornings lose a step. Leather outside and in, with a 1.3 cm rubber sole that leaves the gym floor alone.',
    features: [
      'Leather upper and lining',
      'One touch-fastening strap',
      'Non-marking rubber sole',
      'Round toe with room to wriggle',
    ],
    fit: 'AU kids’ sizes 9 to 5. The strap opens far enough for a high instep.',
  },
  honour: {
    brand: 'bellbird',
    priceCents: 8995,
    short: 'Girls’ patent T-bar school shoe.',
    description:
      'The T-bar, in patent that wipes clean with the back of a sleeve. A small buckle with a hidden stretch tab means they can pull it on without undoing it. Neat enough for photo day and strong enough for the monkey bars.',
    features: ['Wipe-clean patent', 'Buckle strap with stretch tab', 'Leather lining', 'Non-marking rubber sole'],
    fit: 'AU kids’ sizes 9 to 5. Medium fit; narrow feet do well in a T-bar.',
  },
  teddy: {
    brand: 'little-tern',
    priceCents: 6495,
    short: 'Leather first-walker with one touch-fastening strap.',
    description:
      'For the week the furniture stops being enough. Teddy is soft where a foot bends and firm round the heel, with one strap that opens right out. The rubber cup is thin so that toes can feel the floor.',
    features: [
      'Soft leather upper',
      'One touch-fastening strap',
      'Thin, flexible rubber sole',
      'Opens wide for wriggly feet',
    ],
    fit: 'EU 19 to 26. Measure every eight weeks at this age; we do it free.',
  },
  pip: {
    brand: 'little-tern',
    priceCents: 6495,
    short: 'Suede first-walker with one touch-fastening strap.',
    description:
      'Brushed suede in two gentle colours and a strap they will learn to open before you would like. The collar is padded and the sole bends with almost no effort. Made for parks, prams and being carried home.',
    features: ['Soft suede upper', 'One touch-fastening strap', 'Padded collar', 'Flexible rubber sole'],
    fit: 'EU 19 to 26. Roomy at the toe, close at the heel.',
  },
  acorn: {
    brand: 'little-tern',
    priceCents: 7495,
    short: 'Toddler lace boot in suede.',
    description:
      'A very small boot for very big puddles of leaves. Real laces, a suede upper and a cushioned sole 1.2 cm thick at the toe. The tongue is stitched in at the sides to keep the bark out.',
    features: ['Suede upper', 'Leather lining', 'Laces open wide', 'Cushioned, light sole'],
    fit: 'EU 19 to 26. Fits over a thick sock without going up a size.',
  },
}
