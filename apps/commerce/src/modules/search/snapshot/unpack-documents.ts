import type { ProductDocument } from '#modules/catalogue'

/** Distinct values of one field; `at` has the index into them for each document. */
export interface Field<Value = unknown> {
  readonly values: readonly Value[]
  readonly at: Uint32Array
}

export type Fields = { readonly [Name in keyof ProductDocument]: Field<ProductDocument[Name]> }

const reader =
  <Value>({ values, at }: Field<Value>) =>
  (place: number): Value =>
    values[at[place] as number] as Value

/** One object literal, so that all documents share a hidden class: three times as fast as adding fields one by one. */
export function documentReader(fields: Fields): (place: number) => ProductDocument {
  const read = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, reader<unknown>(field)])) as {
    readonly [Name in keyof ProductDocument]: (place: number) => ProductDocument[Name]
  }
  return (place) => ({
    productId: read.productId(place),
    sku: read.sku(place),
    styleCode: read.styleCode(place),
    name: read.name(place),
    description: read.description(place),
    brandValue: read.brandValue(place),
    brandLabel: read.brandLabel(place),
    colour: read.colour(place),
    colourFamily: read.colourFamily(place),
    colourHex: read.colourHex(place),
    gender: read.gender(place),
    silhouette: read.silhouette(place),
    heelType: read.heelType(place),
    heelHeightMm: read.heelHeightMm(place),
    material: read.material(place),
    fabric: read.fabric(place),
    style: read.style(place),
    width: read.width(place),
    occasions: read.occasions(place),
    sizeScale: read.sizeScale(place),
    sizes: read.sizes(place),
    categoryIds: read.categoryIds(place),
    regularCents: read.regularCents(place),
    finalCents: read.finalCents(place),
    priceChangesAt: read.priceChangesAt(place),
    newFrom: read.newFrom(place),
    pinnedPosition: read.pinnedPosition(place),
    categoryPins: read.categoryPins(place),
    soldLast30Days: read.soldLast30Days(place),
    sellThroughPercent: read.sellThroughPercent(place),
    rating: read.rating(place),
    reviewCount: read.reviewCount(place),
  })
}
