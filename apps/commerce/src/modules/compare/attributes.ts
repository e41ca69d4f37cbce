import type { ProductModel } from '#modules/catalogue'
import type { ComparableAttribute, ProductAttribute } from '#src/platform/contract/contract.generated'

interface Compared extends ComparableAttribute {
  readonly read: (product: ProductModel) => string | null | undefined
}

/** In display order. */
const COMPARED: readonly Compared[] = [
  { code: 'brand', label: 'Brand', read: ({ brand }) => brand },
  { code: 'colour', label: 'Colour', read: ({ colour }) => colour },
  { code: 'fit_notes', label: 'Fit', read: ({ fit_notes }) => fit_notes },
  { code: 'width', label: 'Width', read: ({ width }) => width },
  { code: 'heel_height', label: 'Heel height', read: ({ heel_height }) => heel_height },
  { code: 'upper_material', label: 'Upper', read: ({ material }) => material },
  { code: 'lining', label: 'Lining', read: ({ lining }) => lining },
  { code: 'sole_material', label: 'Sole', read: ({ sole_material }) => sole_material },
  { code: 'closure', label: 'Closure', read: ({ closure }) => closure },
  { code: 'size_scale', label: 'Size scale', read: ({ size_scale }) => size_scale },
]

export function attributesOf(product: ProductModel): ProductAttribute[] {
  return COMPARED.flatMap(({ code, read }) => {
    const value = read(product)
    return value ? [{ code, value }] : []
  })
}

export function comparedAttributesOf(products: readonly ProductModel[]): ComparableAttribute[] {
  return COMPARED.filter(({ read }) => products.some((product) => read(product))).map(({ code, label }) => ({
    code,
    label,
  }))
}
