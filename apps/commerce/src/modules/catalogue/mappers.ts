import type {
  AttributeOptionMetadata,
  AttributeSelectedOption,
  AttributeValue,
  ColorSwatchData,
  ProductStock,
} from '#src/platform/contract/contract.generated'
import type { productAdditionalData } from './operations/productAdditionalData.ts'
import type { products } from './operations/products.ts'
import type { ProductModel } from './products/product-model.ts'

export type {
  CatalogueAttribute as CatalogAttributeMetadataMapper,
  ReturnAttribute as ReturnItemAttributeMetadataMapper,
} from './attribute-metadata.ts'
export type { BrandModel as BrandMapper } from './categories/brands.ts'
export type { CategoryModel as CategoryTreeMapper } from './categories/category-model.ts'
export type { ImageModel as ProductImageMapper } from './products/images.ts'
export type { VariantModel as SimpleProductMapper } from './products/product-model.ts'

export type ConfigurableProductMapper = ProductModel & { readonly __typename: 'ConfigurableProduct' }

export type ProductsMapper = Awaited<ReturnType<typeof products>>
export type ProductStockMapper = Omit<ProductStock, 'is_available_for_cnc'>
export type ProductAdditionalDataMapper = NonNullable<Awaited<ReturnType<typeof productAdditionalData>>>

/** `__typename` selects the type. */
export type AttributeValueMapper = AttributeValue & { readonly __typename: 'AttributeValue' }
export type AttributeOptionMetadataMapper = AttributeOptionMetadata & { readonly __typename: 'AttributeOptionMetadata' }
export type ColorSwatchDataMapper = ColorSwatchData & { readonly __typename: 'ColorSwatchData' }

export type AttributeSelectedOptionMapper = AttributeSelectedOption & { readonly __typename: 'AttributeSelectedOption' }
export type AttributeSelectedOptionsMapper = {
  readonly __typename: 'AttributeSelectedOptions'
  readonly code: string
  readonly selected_options: readonly AttributeSelectedOptionMapper[]
}

export type ProductVideoMapper = never
export type TextSwatchDataMapper = never
export type ImageSwatchDataMapper = never
export type AttributeMetadataMapper = never

/** Magento types that the shops do not use. */
export type VirtualProductMapper = never
export type BundleProductMapper = never
export type DownloadableProductMapper = never
export type GroupedProductMapper = never
export type CustomizableAreaOptionMapper = never
export type CustomizableDateOptionMapper = never
export type CustomizableFileOptionMapper = never
export type CustomizableCheckboxOptionMapper = never
export type CustomizableDropDownOptionMapper = never
export type CustomizableMultipleOptionMapper = never
export type CustomizableRadioOptionMapper = never
