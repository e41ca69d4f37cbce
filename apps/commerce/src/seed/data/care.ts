import type { CareCode } from './styles/style-copy.ts'

/** Care instructions by upper material. */
export const careText: Readonly<Record<CareCode, string>> = {
  smooth:
    'Wipe with a barely damp cloth, let dry away from heat and feed with a neutral cream every few wears. Use shoe trees or paper to hold the shape.',
  patent:
    'Wipe finger marks with a soft dry cloth. Store apart from other shoes, since patent takes up dye from what it touches.',
  suede: 'Spray before the first wear. Brush dry dirt off in one direction with a suede brush; never rub a wet mark.',
  metallic:
    'Dust with a soft cloth and nothing else: creams and sprays lift the foil. A little wear at the creases is part of the finish.',
  embossed: 'Wipe along the pattern with a damp cloth and use a clear cream sparingly, working it out of the grooves.',
  satin: 'Keep dry. Lift marks with a clean white cloth, cold water and a light hand, then let dry flat.',
  glitter: 'Brush gently with a soft toothbrush. Some sparkle comes away in the first few wears; that is normal.',
  canvas:
    'Spot clean with cool soapy water and a soft brush. Do not machine wash: it loosens the sole. Dry in the shade.',
  knit: 'Take out the insoles, brush off dry dirt and sponge with cool soapy water. Air dry; no dryer and no direct sun.',
  raffia: 'Brush off sand and dust. Keep dry, and let the fibres recover their shape on a shelf rather than in a bag.',
  rubber:
    'Hose off mud and dry upside down. A wipe of silicone spray removes the pale bloom natural rubber gets in storage.',
  moulded: 'Rinse under the tap with a little soap. Keep out of hot cars, which can shrink the foam.',
  felt: 'Pick off lint, air often and sponge marks with cool water and wool wash. Dry flat, away from heaters.',
  fleece:
    'Spray the outside before wearing. Brush the pile when dry and air the lining overnight; do not machine wash.',
  cork: 'Wipe the straps clean. Keep the cork edge dry and seal it with cork sealant once a season so that it does not crumble.',
  hair: 'Brush with the lie of the hair using a soft dry brush. Keep out of the rain and away from strong sun.',
}
