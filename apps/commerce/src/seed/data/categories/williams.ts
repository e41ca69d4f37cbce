import type { CategoryEntry } from './category-entry.ts'
import { BOOTS, CARE, KIDS, MEN, SANDALS, SNEAKERS, WOMEN } from './kinds.ts'

export const williamsCategories: readonly CategoryEntry[] = [
  {
    key: 'women',
    name: 'Women',
    description: 'Shoes for the office, the weekend and the sideline, in sizes that run half by half where it helps.',
    rule: { groups: WOMEN },
    children: [
      {
        key: 'heels',
        name: 'Heels',
        description: 'Blocks you can walk to the train in and courts that behave through a whole meeting.',
        rule: {
          styles: ['Court shoes', 'Slingbacks', 'Mary Janes', 'Heeled sandals', 'Wedges', 'Platforms'],
          heelMm: { from: 25 },
        },
      },
      {
        key: 'flats-and-loafers',
        name: 'Flats & loafers',
        description: 'Ballet flats, Mary Janes and loafers that go straight from the school gate to work.',
        rule: { styles: ['Ballet flats', 'Mary Janes', 'Loafers', 'Lace-ups', 'Espadrilles'], heelMm: { below: 40 } },
      },
      {
        key: 'sneakers',
        name: 'Sneakers & runners',
        description: 'Court sneakers for jeans, runners for actual running, slip-ons for everything between.',
        rule: { styles: SNEAKERS },
      },
      {
        key: 'boots',
        name: 'Boots',
        description: 'Chelseas, ankle boots, long boots and the gumboots by the back door.',
        rule: { styles: BOOTS },
      },
      {
        key: 'sandals',
        name: 'Sandals & thongs',
        description: 'Footbeds, wedges, slides and thongs for the warm half of the year.',
        rule: { styles: SANDALS },
      },
      {
        key: 'slippers',
        name: 'Slippers',
        description: 'Soft inside, sole thick enough for the letterbox.',
        rule: { styles: ['Slippers'] },
      },
    ],
  },
  {
    key: 'men',
    name: 'Men',
    description: 'Work shoes, weekend sneakers and boots that see a few winters.',
    rule: { groups: MEN },
    children: [
      {
        key: 'dress',
        name: 'Work & dress',
        description: 'Lace-ups and loafers in leather that takes a polish.',
        rule: { styles: ['Lace-ups', 'Loafers'] },
      },
      {
        key: 'sneakers',
        name: 'Sneakers & runners',
        description: 'Plain court sneakers, high tops and runners with room in the toe.',
        rule: { styles: [...SNEAKERS, 'Espadrilles'] },
      },
      {
        key: 'boots',
        name: 'Boots',
        description: 'Chelseas, desert boots, combats and boots for the track.',
        rule: { styles: BOOTS },
      },
      {
        key: 'sandals',
        name: 'Sandals & thongs',
        description: 'Footbeds, slides and leather thongs.',
        rule: { styles: SANDALS },
      },
      {
        key: 'slippers',
        name: 'Slippers',
        description: 'Fleece-lined moccasins and felt scuffs.',
        rule: { styles: ['Slippers'] },
      },
    ],
  },
  {
    key: 'kids',
    name: 'Kids',
    description: 'Shoes for feet that will be a size bigger by Easter, measured free in every store.',
    rule: { groups: KIDS },
    children: [
      {
        key: 'girls',
        name: 'Girls',
        description: 'Sneakers, party flats, boots and school shoes in girls’ and shared styles.',
        rule: { groups: ['girls', 'kids'] },
      },
      {
        key: 'boys',
        name: 'Boys',
        description: 'Sneakers, boots and school shoes in boys’ and shared styles.',
        rule: { groups: ['boys', 'kids'] },
      },
      {
        key: 'sneakers',
        name: 'Sneakers & runners',
        description: 'Touch-fastening for now, laces when they are ready.',
        rule: { styles: SNEAKERS },
      },
      {
        key: 'boots',
        name: 'Boots',
        description: 'Pull-on boots with soles that hold on wet concrete.',
        rule: { styles: BOOTS },
      },
      {
        key: 'party',
        name: 'Party',
        description: 'Glitter, bows and shiny straps for cake days.',
        rule: { styles: ['Ballet flats'], alsoCodes: ['honour', 'academy'] },
      },
    ],
  },
  {
    key: 'school',
    name: 'School',
    description:
      'Black leather that is still black in Term 4. Bring the old pair in and we will measure for the new one.',
    rule: { groups: KIDS, styles: ['School shoes', 'Loafers'] },
    children: [
      {
        key: 'lace-up',
        name: 'Lace-ups',
        description: 'The regulation lace-up, with a padded collar and a sole that grips the quad.',
        rule: { alsoCodes: ['scholar', 'prefect'], styles: [] },
      },
      {
        key: 'straps',
        name: 'Straps & T-bars',
        description: 'Straps that small hands can do up before the bell.',
        rule: { alsoCodes: ['merit', 'honour'], styles: [] },
      },
      {
        key: 'slip-ons',
        name: 'School loafers',
        description: 'Slip-on loafers for schools that allow them.',
        rule: { styles: ['Loafers'] },
      },
    ],
  },
  {
    key: CARE,
    name: 'Care',
    description: 'Laces, brushes, creams and sprays that keep a pair going for another season.',
    rule: { groups: [CARE] },
  },
  {
    key: 'sale',
    isCrossCut: true,
    name: 'Sale',
    description: 'This week’s reduced pairs. The was price is what we charged until the date on the ticket.',
    rule: { isOnSale: true },
    children: [
      {
        key: 'women',
        name: 'Women’s sale',
        description: 'Reduced heels, flats, boots and sandals for women.',
        rule: { groups: WOMEN },
      },
      { key: 'men', name: 'Men’s sale', description: 'Reduced shoes and boots for men.', rule: { groups: MEN } },
      {
        key: 'kids',
        name: 'Kids’ sale',
        description: 'Reduced pairs for kids, school shoes included.',
        rule: { groups: KIDS },
      },
    ],
  },
]
