import type { CategoryEntry } from './category-entry.ts'
import { BOOTS, CARE, MEN, WOMEN } from './kinds.ts'

export const mathersCategories: readonly CategoryEntry[] = [
  {
    key: 'women',
    name: 'Women',
    description: 'Shoes that fit on a long day, from courts to walking sandals.',
    rule: { groups: WOMEN },
    children: [
      {
        key: 'heels',
        name: 'Low and steady heels',
        description: 'Blocks and slingbacks that keep the weight where it belongs.',
        rule: { styles: ['Court shoes', 'Slingbacks', 'Heeled sandals', 'Wedges'], heelMm: { from: 25 } },
      },
      {
        key: 'flats-and-loafers',
        name: 'Flats & loafers',
        description: 'Soft leather, rounded toes and a little cushioning underneath.',
        rule: { styles: ['Ballet flats', 'Mary Janes', 'Loafers', 'Lace-ups', 'Slip-ons'] },
      },
      {
        key: 'walking',
        name: 'Walking & sneakers',
        description: 'Cushioned lace-ups and runners for a daily walk.',
        rule: { styles: ['Sneakers', 'Runners', 'Lace-ups', 'Hiking boots', 'Slip-ons'] },
      },
      {
        key: 'boots',
        name: 'Boots',
        description: 'Zips that open fully, heels that stand square.',
        rule: { styles: BOOTS },
      },
      {
        key: 'sandals',
        name: 'Sandals',
        description: 'Contoured footbeds and straps that adjust in three places.',
        rule: { styles: ['Heeled sandals', 'Wedges', 'Flat sandals', 'Footbeds', 'Comfort sandals', 'Clogs'] },
      },
    ],
  },
  {
    key: 'men',
    name: 'Men',
    description: 'Comfortable shoes and boots that look correct with trousers.',
    rule: { groups: MEN },
    children: [
      {
        key: 'casual',
        name: 'Casual & walking',
        description: 'Lace-ups, slip-ons and runners with removable insoles.',
        rule: { styles: ['Lace-ups', 'Slip-ons', 'Runners'] },
      },
      { key: 'boots', name: 'Boots', description: 'Supportive boots for paths and paddocks.', rule: { styles: BOOTS } },
      {
        key: 'sandals',
        name: 'Sandals & thongs',
        description: 'Cork footbeds and leather thongs.',
        rule: { styles: ['Footbeds', 'Thongs'] },
      },
    ],
  },
  {
    key: 'comfort',
    isCrossCut: true,
    name: 'What your feet need',
    description: 'Start from the foot. Each shoe here answers one need, and says which.',
    rule: { needs: ['Arch support', 'Orthotic friendly', 'All day', 'Easy on and off', 'Steady underfoot'] },
    children: [
      {
        key: 'wide-fit',
        name: 'Wide fit',
        description: 'Made on a wider last, not simply a larger size.',
        rule: { widths: ['Wide', 'Extra wide'] },
      },
      {
        key: 'arch-support',
        name: 'Arch support',
        description: 'A shaped footbed that holds the arch from heel to ball.',
        rule: { needs: ['Arch support'] },
      },
      {
        key: 'orthotic-friendly',
        name: 'Orthotic friendly',
        description: 'The insole lifts out; your own goes in.',
        rule: { needs: ['Orthotic friendly'] },
      },
      {
        key: 'all-day',
        name: 'All day',
        description: 'Cushioned for standing as much as for walking.',
        rule: { needs: ['All day'] },
      },
      {
        key: 'easy-on',
        name: 'Easy on and off',
        description: 'No laces to reach for.',
        rule: { needs: ['Easy on and off'] },
      },
    ],
  },
  {
    key: 'walk',
    isCrossCut: true,
    name: 'Walking',
    description: 'From the shops to the summit, sorted by how far you mean to go.',
    rule: { occasions: ['Walking', 'Outdoor', 'Sport'] },
    children: [
      {
        key: 'everyday',
        name: 'Everyday walking',
        description: 'Cushioned shoes for footpaths.',
        rule: { styles: ['Lace-ups', 'Slip-ons', 'Runners', 'Sneakers'] },
      },
      {
        key: 'trail',
        name: 'Trail',
        description: 'Boots with lugs and a firm heel.',
        rule: { styles: ['Hiking boots'] },
      },
      {
        key: 'sandals',
        name: 'Walking sandals',
        description: 'Air for the feet, support for the arch.',
        rule: { styles: ['Comfort sandals'] },
      },
    ],
  },
  {
    key: 'slippers',
    name: 'Slippers',
    description: 'Warm, quiet, and safe on the back step.',
    rule: { styles: ['Slippers', 'Winter boots'] },
    children: [
      {
        key: 'women',
        name: 'Women’s slippers',
        description: 'Moccasins, felt scuffs and fleece-lined boots.',
        rule: { groups: WOMEN },
      },
      {
        key: 'men',
        name: 'Men’s slippers',
        description: 'Fleece-lined moccasins and wool felt scuffs.',
        rule: { groups: MEN },
      },
    ],
  },
  {
    key: 'new-in',
    name: 'New in',
    description: 'Recent arrivals, each one fitted by our own staff first.',
    rule: { isNew: true },
  },
  {
    key: CARE,
    name: 'Care',
    description: 'Laces, brushes, creams and sprays to keep a good fit in good order.',
    rule: { groups: [CARE] },
  },
  {
    key: 'sale',
    isCrossCut: true,
    name: 'Sale',
    description: 'Reduced lines, fitted with the same care.',
    rule: { isOnSale: true },
    children: [
      { key: 'women', name: 'Women’s sale', description: 'Reduced shoes for women.', rule: { groups: WOMEN } },
      { key: 'men', name: 'Men’s sale', description: 'Reduced shoes for men.', rule: { groups: MEN } },
    ],
  },
]
