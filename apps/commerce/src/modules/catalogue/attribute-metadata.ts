import { CODED_REASONS } from '@welt/rules/returns'
import type { Context } from '#src/platform/context'
import type {
  AttributeFrontendInputEnum,
  AttributeOptionMetadata,
  CatalogAttributeMetadata,
  ReturnItemAttributeMetadata,
} from '#src/platform/contract/contract.generated'

type Facet = Awaited<ReturnType<Context['ports']['listing']['describeFacets']>>[number]

type Option = AttributeOptionMetadata & { readonly __typename: 'AttributeOptionMetadata' }

export interface CatalogueAttribute extends Omit<CatalogAttributeMetadata, 'code' | 'frontend_input' | 'options'> {
  readonly __typename: 'CatalogAttributeMetadata'
  readonly code: string
  readonly frontend_input: AttributeFrontendInputEnum
  readonly options: readonly Option[]
}

export interface ReturnAttribute extends Omit<ReturnItemAttributeMetadata, 'code' | 'frontend_input' | 'options'> {
  readonly __typename: 'ReturnItemAttributeMetadata'
  readonly code: string
  readonly frontend_input: AttributeFrontendInputEnum
  readonly options: readonly Option[]
}

type AttributeDescription = CatalogueAttribute | ReturnAttribute

function toOption(value: string, label: string): Option {
  return { __typename: 'AttributeOptionMetadata', value, label, is_default: false }
}

const RMA_SHARED = {
  __typename: 'ReturnItemAttributeMetadata',
  entity_type: 'RMA_ITEM',
  frontend_class: null,
  default_value: null,
  is_unique: false,
  input_filter: 'NONE',
  multiline_count: null,
} as const

const RETURN_ATTRIBUTES: readonly ReturnAttribute[] = [
  {
    ...RMA_SHARED,
    code: 'reason',
    label: 'Reason to return',
    frontend_input: 'SELECT',
    is_required: false,
    options: CODED_REASONS.map(({ code, label }) => toOption(code, label)),
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

function ofFacet(facet: Facet): CatalogueAttribute {
  const isPrice = facet.filter_type === 'range'
  return {
    __typename: 'CatalogAttributeMetadata',
    code: facet.attribute_code,
    label: facet.label,
    entity_type: 'CATALOG_PRODUCT',
    frontend_input: isPrice ? 'PRICE' : 'SELECT',
    frontend_class: null,
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

/** [R7.117] */
export async function describeAttributes(ctx: Context): Promise<readonly AttributeDescription[]> {
  const facets = await ctx.ports.listing.describeFacets(ctx.brand.websiteId)
  return [...facets.map(ofFacet), ...RETURN_ATTRIBUTES]
}
