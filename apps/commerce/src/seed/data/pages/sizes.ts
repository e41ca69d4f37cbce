import { type Brand, findSizeScale, type SizeConversion } from '@welt/brands'
import type { CmsPageSeed } from '#modules/content'
import { reachUs } from './facts.ts'
import { link, paragraph, section, steps, table } from './html.ts'

const HEADINGS = ['Foot, cm', 'AU', 'UK', 'EU', 'US']

function rowOf(size: SizeConversion): string[] {
  return [size.footCm.toFixed(1), size.au ?? '–', size.uk ?? '–', size.eu ?? '–', size.us ?? '–']
}

function chart(code: string, caption: string): string {
  return table(caption, HEADINGS, (findSizeScale(code)?.sizes ?? []).map(rowOf))
}

const women = () => section('women', 'Women’s sizes', chart('EUW', 'Women’s shoe sizes by foot length'))
const men = () => section('men', 'Men’s sizes', chart('AUM', 'Men’s shoe sizes by foot length'))
const kids = () => section('kids', 'Children’s sizes', chart('EUK', 'Children’s shoe sizes by foot length'))

function measuring(): string {
  return section(
    'measure',
    'Measure at home',
    steps([
      [
        'Heel to the wall',
        'Stand on paper in the socks you will wear, in the afternoon, when feet are a little larger.',
      ],
      ['Mark the longest toe', 'It is not always the big one. Keep your weight on that foot.'],
      ['Measure to the mark', 'From the wall, in centimetres. Do both feet and use the longer one.'],
    ]),
  )
}

/** /size-guide: measuring, then every chart. The shop adds its converter and drawings. [R2.36] */
export function sizeGuidePage(brand: Brand): CmsPageSeed {
  const unsure = section(
    'unsure',
    'Still unsure?',
    paragraph(`We measure feet free in all {store_count} stores, or you can ${reachUs(brand)}.`),
    paragraph('Fit notes on each product page say when a style runs large or small.'),
  )
  const content = [measuring(), women(), men(), kids(), unsure]
  return {
    identifier: 'size-guide',
    title: 'Size guide',
    content: content.join(''),
    metaDescription: `Measure your feet and find your size at ${brand.name}: AU, UK, EU and US charts in centimetres.`,
  }
}

/** /shoe-sizes: adults' conversions. [R2.37] */
export function shoeSizesPage(brand: Brand): CmsPageSeed {
  const intro = paragraph(
    `The same foot in four scales. Women’s Australian sizes equal American ones; men’s equal British ones. Start from centimetres: ${link('/size-guide', 'how to measure')}.`,
  )
  return {
    identifier: 'shoe-sizes',
    title: 'Shoe sizes',
    content: [intro, women(), men()].join(''),
    metaDescription: `Shoe size conversion at ${brand.name}: AU, UK, EU, US and centimetres.`,
  }
}

/** /kids-shoe-size-chart. [R2.38] */
export function kidsSizesPage(brand: Brand): CmsPageSeed {
  const room = section(
    'room',
    'Room to grow',
    paragraph(
      'Look for about a centimetre between the longest toe and the end of the shoe. Young children’s feet grow quickly: measure every two to three months under three years of age, every four months until six, then twice a year.',
    ),
  )
  const note = paragraph('Australian and British children’s sizes run to 13 and then begin again at 1.')
  return {
    identifier: 'kids-shoe-size-chart',
    title: 'Kids’ shoe size chart',
    content: [note, kids(), measuring(), room].join(''),
    metaDescription: `Children’s shoe sizes by foot length at ${brand.name}.`,
  }
}
