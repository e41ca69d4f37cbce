import { type ConvertedSize, GROUPS, type Group } from './size-converter.ts'

const SECTION = /<section id="([^"]+)">[\s\S]*?<\/section>/g
const ROW = /<tr><th scope="row">([^<]*)<\/th>/g
/** Rows shown around the size that was found. */
const WINDOW = 6
const ROWS_BEFORE = 2

interface Chart {
  readonly group: Group
  readonly html: string
  readonly count: number
}

/** A stored page, split by section. */
export interface SizeGuideText {
  readonly measure: string
  readonly charts: readonly Chart[]
  /** All other sections. */
  readonly rest: string
}

/** Undefined without charts. */
export function splitGuide(html: string, first: Group): SizeGuideText | undefined {
  const sections = new Map([...html.matchAll(SECTION)].map(([section, id = '']) => [id, section]))
  const order = [first, ...GROUPS.filter((group) => group !== first)]
  const charts = order.flatMap((group) => {
    const section = sections.get(group)
    return section ? [{ group, html: section, count: [...section.matchAll(ROW)].length }] : []
  })
  if (charts.length === 0) return undefined
  const own: ReadonlySet<string> = new Set(['measure', ...GROUPS])
  const rest = html.replace(SECTION, (section, id: string) => (own.has(id) ? '' : section))
  return { measure: sections.get('measure') ?? '', charts, rest }
}

/** Marks the rows found, and as `data-far` the rows outside the window, which are hidden at first. */
export function markRows(html: string, found: readonly ConvertedSize[]): string {
  const lengths = [...html.matchAll(ROW)].map(([, cm]) => cm)
  const places = found.map(({ cm }) => lengths.indexOf(cm)).filter((place) => place >= 0)
  const [at, last] = [places[0], places.at(-1)]
  if (at === undefined || last === undefined) return html
  const start = Math.max(0, Math.min(at - ROWS_BEFORE, lengths.length - WINDOW))
  const end = Math.max(start + WINDOW, last + 1)
  let place = -1
  return html.replace(ROW, (row, cm: string) => {
    place += 1
    if (places.includes(place))
      return `<tr data-comes><th scope="row">${cm}<span class="visually-hidden">, your size</span></th>`
    return place < start || place >= end ? row.replace('<tr>', '<tr data-far>') : row
  })
}
