import type { ProductDocument } from '#modules/catalogue'

/** Every generated size with its spellings; the first is the filter's value. */
const SIZES = [
  ['AUW:6', 'EUW:37', '6', '37', 'AU:6', 'US:6', 'UK:4', 'EU:37'],
  ['AUW:7', 'EUW:38', '7', '38', 'AU:7', 'US:7', 'UK:5', 'EU:38'],
  ['AUW:8', 'EUW:39', '8', '39', 'AU:8', 'US:8', 'UK:6', 'EU:39'],
  ['AUW:9', 'EUW:40', '9', '40', 'AU:9', 'US:9', 'UK:7', 'EU:40'],
  ['AUW:10', 'EUW:41', '10', '41', 'AU:10', 'US:10', 'UK:8', 'EU:41'],
  ['AUM:6', 'EUM:40', '6', '40', 'AU:6', 'US:7', 'UK:6', 'EU:40'],
  ['AUM:7', 'EUM:41', '7', '41', 'AU:7', 'US:8', 'UK:7', 'EU:41'],
  ['AUM:8', 'EUM:42', '8', '42', 'AU:8', 'US:9', 'UK:8', 'EU:42'],
  ['AUM:9', 'EUM:43', '9', '43', 'AU:9', 'US:10', 'UK:9', 'EU:43'],
  ['AUM:10', 'EUM:44', '10', '44', 'AU:10', 'US:11', 'UK:10', 'EU:44'],
  ['EUK:23', '23', 'AU:6.5', 'US:7.5', 'UK:6.5', 'EU:23'],
  ['EUK:24', '24', 'AU:7', 'US:8', 'UK:7', 'EU:24'],
  ['AUK:8', 'EUK:25', '8', '25', 'AU:8', 'US:9', 'UK:8', 'EU:25'],
  ['AUK:9', 'EUK:26', '9', '26', 'AU:9', 'US:10', 'UK:9', 'EU:26'],
  ['AUK:10', 'EUK:27', '10', '27', 'AU:10', 'US:11', 'UK:10', 'EU:27'],
] as const

/** In sidebar order. */
export const sizeValues: readonly string[] = SIZES.map(([value]) => value)

export function sizesMatching(typedSize: string): string[] {
  return SIZES.filter((ways) => ways.some((way) => way === typedSize)).map(([value]) => value)
}

/** Values by attribute, computed naively; handles generated documents only. */
const VALUES: Readonly<Record<string, (document: ProductDocument) => (string | undefined)[]>> = {
  size: ({ sizeScale, sizes }) =>
    sizes.filter(({ isInStock }) => isInStock).flatMap(({ size }) => sizesMatching(`${sizeScale}:${size}`)),
  width: ({ width }) => [width?.toLowerCase()],
  colour: ({ colourFamily }) => [colourFamily?.toLowerCase()],
  category_uid: ({ categoryIds }) => categoryIds.map((id) => btoa(String(id))),
  brand: ({ brandValue }) => [brandValue],
  heel_height: ({ heelHeightMm: mm }) => [
    mm === undefined ? undefined : mm < 25 ? 'flat' : mm < 45 ? 'low' : mm < 70 ? 'mid' : 'high',
  ],
  web_fabric: ({ fabric }) => [fabric?.toLowerCase()],
  occasion: ({ occasions }) => occasions.map((occasion) => occasion.toLowerCase()),
  style_filter_st_mf: ({ style }) => [style?.toLowerCase().replace(' ', '-')],
  sale: ({ finalCents, regularCents }) => [finalCents < regularCents ? '1' : undefined],
}

/** Price bands in dollars. */
const BANDS = ['0_49.99', '50_99.99', '100_149.99', '150_199.99', '200_299.99', '300_']

function bandOf({ finalCents }: ProductDocument): string {
  const dollars = finalCents / 100
  const band = BANDS.find((candidate) => {
    const [from, to] = candidate.split('_').map(Number) as [number, number]
    return dollars >= from && (to === 0 || dollars <= to)
  })
  return band ?? ''
}

/** A document with precomputed values. */
export interface Known {
  /** Position among all documents. */
  readonly at: number
  readonly document: ProductDocument
  /** Documents of a style are adjacent. */
  readonly style: number
  readonly values: Readonly<Record<string, readonly string[]>>
  /** The values as positions in the list of all values, by attribute. */
  readonly places: Readonly<Record<string, readonly number[]>>
  readonly allPlaces: readonly number[]
}

export const ATTRIBUTES = [...Object.keys(VALUES), 'price']

/** Precomputes documents, grouped by style; `all` are the values that occur. */
export function writeOut(documents: readonly ProductDocument[]) {
  const all: { readonly attribute: string; readonly value: string }[] = []
  const placeOf = new Map<string, number>()
  const styles = new Map<string, number>()
  const placeFor = (attribute: string, value: string) => {
    const key = `${attribute} ${value}`
    if (!placeOf.has(key)) placeOf.set(key, all.push({ attribute, value }) - 1)
    return placeOf.get(key) as number
  }
  const known = documents.map((document): Omit<Known, 'at'> => {
    if (!styles.has(document.styleCode)) styles.set(document.styleCode, styles.size)
    const entries = Object.entries(VALUES).map(
      ([code, read]) => [code, read(document).filter((value) => value !== undefined)] as const,
    )
    const values = Object.fromEntries([...entries, ['price', [bandOf(document)]] as const])
    const places = Object.fromEntries(
      ATTRIBUTES.map((code) => [code, (values[code] ?? []).map((value) => placeFor(code, value))]),
    )
    return {
      document,
      style: styles.get(document.styleCode) as number,
      values,
      places,
      allPlaces: Object.values(places).flat(),
    }
  })
  return { all, known: known.sort((a, b) => a.style - b.style).map((one, at): Known => ({ ...one, at })) }
}

/** All values in one array, for sequential memory access. */
export function sideBySide(known: readonly Known[]) {
  const starts = Int32Array.from({ length: known.length + 1 }, () => 0)
  known.forEach(({ allPlaces }, at) => {
    starts[at + 1] = (starts[at] as number) + allPlaces.length
  })
  return {
    starts,
    places: Int32Array.from(known.flatMap(({ allPlaces }) => allPlaces)),
    styles: Int32Array.from(known, ({ style }) => style),
    cents: Int32Array.from(known, ({ document }) => document.finalCents),
    productIds: Int32Array.from(known, ({ document }) => document.productId),
  }
}
