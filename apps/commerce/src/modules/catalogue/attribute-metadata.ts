import type { Context } from '#src/composition/context'

type Facet = Awaited<ReturnType<Context['ports']['listing']['describeFacets']>>[number]

interface AttributeOption {
  readonly __typename: 'AttributeOptionMetadata'
  readonly value: string
  readonly label: string
  readonly is_default: boolean
}

/** An attribute with its options, in the shape of the contract's metadata types. */
export interface AttributeDescription {
  readonly __typename: 'CatalogAttributeMetadata' | 'ReturnItemAttributeMetadata'
  readonly code: string
  readonly label: string
  readonly entity_type: 'CATALOG_PRODUCT' | 'RMA_ITEM'
  readonly frontend_input: 'SELECT' | 'MULTISELECT' | 'PRICE' | 'TEXT'
  readonly default_value: null
  readonly is_required: boolean
  readonly is_unique: false
  readonly options: readonly AttributeOption[]
  readonly [further: string]: unknown
}

function toOption(value: string, label: string): AttributeOption {
  return { __typename: 'AttributeOptionMetadata', value, label, is_default: false }
}

/** Coded return reasons in the specification's order. [R3.84-R3.95, A36] */
const RETURN_REASONS: readonly (readonly [code: string, label: string])[] = [
  ['10413', 'Ordered extras to choose from'],
  ['10412', 'Looked different on website'],
  ['10410', 'Colour different to expectation'],
  ['10416', 'Item generally not as expected'],
  ['10411', 'Quality not as expected'],
  ['10414', 'Incorrect items received'],
  ['10415', 'Faulty or Damaged'],
  ['10407', 'Too large'],
  ['10406', 'Too small'],
  ['10409', 'Too wide'],
  ['10408', 'Too narrow'],
]

const RMA_SHARED = {
  __typename: 'ReturnItemAttributeMetadata',
  entity_type: 'RMA_ITEM',
  default_value: null,
  is_unique: false,
  input_filter: 'NONE',
  multiline_count: null,
} as const

const RETURN_ATTRIBUTES: readonly AttributeDescription[] = [
  {
    ...RMA_SHARED,
    code: 'reason',
    label: 'Reason to return',
    frontend_input: 'SELECT',
    is_required: false,
    options: RETURN_REASONS.map(([value, label]) => toOption(value, label)),
    sort_order: 1,
    validate_rules: [],
  },
  {
    ...RMA_SHARED,
    code: 'reason_other',
    label: 'Other',
    frontend_input: 'TEXT',
    is_required: false,
    options: [],
    sort_order: 2,
    validate_rules: [{ name: 'MAX_TEXT_LENGTH', value: '255' }],
  },
]

function ofFacet(facet: Facet): AttributeDescription {
  const isPrice = facet.filter_type === 'range'
  return {
    __typename: 'CatalogAttributeMetadata',
    code: facet.attribute_code,
    label: facet.label,
    entity_type: 'CATALOG_PRODUCT',
    frontend_input: isPrice ? 'PRICE' : 'SELECT',
    default_value: null,
    is_required: false,
    is_unique: false,
    options: isPrice ? [] : facet.options.map(({ value, label }) => toOption(value, label)),
    is_filterable: true,
    is_searchable: !isPrice,
    used_in_product_listing: true,
    is_html_allowed_on_front: false,
    is_wysiwyg_enabled: false,
    is_used_for_promo_rules: false,
    swatch_input_type: facet.attribute_code === 'colour' ? 'VISUAL' : null,
    update_product_preview_image: false,
    use_product_image_for_swatch: false,
  }
}

/** Attributes of products that listings can be filtered by, with their values on the site, and those of returned lines. [R7.117] */
export async function describeAttributes(ctx: Context): Promise<readonly AttributeDescription[]> {
  const facets = await ctx.ports.listing.describeFacets(ctx.brand.websiteId)
  return [...facets.map(ofFacet), ...RETURN_ATTRIBUTES]
}

interface Wanted {
  readonly attribute_code?: string | null
  readonly entity_type?: string | null
}

/** The attributes asked for; a missing code or entity type leaves that open. Unknown ones are reported. */
export function pickAttributes(all: readonly AttributeDescription[], wanted: readonly Wanted[]) {
  const answers = wanted.map((want) => {
    const items = all.filter(
      (attribute) =>
        (!want.attribute_code || attribute.code === want.attribute_code) &&
        (!want.entity_type || attribute.entity_type === want.entity_type.toUpperCase()),
    )
    return { want, items }
  })
  const errors = answers
    .filter(({ items }) => items.length === 0)
    .map(({ want }) => ({
      type: 'ATTRIBUTE_NOT_FOUND' as const,
      message: `Attribute code "${want.attribute_code ?? ''}" could not be found.`,
    }))
  return { items: [...new Set(answers.flatMap(({ items }) => items))], errors }
}
