import type {
  AttributeOptionMetadata,
  AttributeValue,
  ColorSwatchData,
  ProductStock,
} from '#src/graphql/contract.generated'
import type { productAdditionalData } from './operations/productAdditionalData.ts'
import type { products } from './operations/products.ts'
import type { ProductModel } from './products/product-model.ts'

/** What stands for a type of the contract while its fields are resolved. */
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
/** Stores are asked only by who wants to know. */
export type ProductStockMapper = Omit<ProductStock, 'is_available_for_cnc'>
export type ProductAdditionalDataMapper = NonNullable<Awaited<ReturnType<typeof productAdditionalData>>>

/** One of several types says which. */
export type AttributeValueMapper = AttributeValue & { readonly __typename: 'AttributeValue' }
export type AttributeOptionMetadataMapper = AttributeOptionMetadata & { readonly __typename: 'AttributeOptionMetadata' }
export type ColorSwatchDataMapper = ColorSwatchData & { readonly __typename: 'ColorSwatchData' }

/** Types that no product of ours has. */
export type ProductVideoMapper = never
export type TextSwatchDataMapper = never
export type ImageSwatchDataMapper = never
export type AttributeMetadataMapper = never
export type AttributeSelectedOptionsMapper = never
export type AttributeSelectedOptionMapper = never

/** Kinds of products and of options that Magento clients name and the shops do not have. */
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
