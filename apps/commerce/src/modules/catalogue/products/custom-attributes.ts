import type { ProductModel, VariantModel } from './product-model.ts'

/** Also fields of the product. [R3.54] */
const FIELD_CODES = [
  'brand',
  'colour',
  'heel_height',
  'selling_feature_1',
  'selling_feature_2',
  'selling_feature_3',
  'selling_feature_4',
  'selling_feature_5',
  'care',
  'fit_notes',
  'sole_material',
  'lining',
  'size_scale',
  'trend_2',
  'rrp',
  'rrp_nzd',
  'now_price',
  'sizemap',
  'sizescalemap',
] as const

/** [R3.54] */
export function customAttributes(product: ProductModel | VariantModel) {
  const fields = FIELD_CODES.flatMap((code) => (product[code] === null ? [] : [[code, String(product[code])] as const]))
  const known = new Set<string>(FIELD_CODES)
  const others = Object.entries(product.attributes).filter(([code]) => !known.has(code))
  const width = product.width === undefined ? [] : [['width', product.width] as const]
  return {
    items: [...fields, ...width, ...others].map(([code, value]) => ({
      __typename: 'AttributeValue' as const,
      code,
      value,
    })),
    errors: [],
  }
}
