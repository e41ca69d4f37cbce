import { shopUrlOf } from '@welt/brands'
import type { SiteReader } from '#modules/site'
import type { ProductImage } from '#src/graphql/contract.generated'

/** Widths that pictures are served in, in pixels. */
const WIDTHS_PX = [160, 320, 480, 640, 800, 1200, 1600]

/** A picture in a gallery, which could contain a video, too. */
export type ImageModel = ProductImage & { readonly __typename: 'ProductImage' }

/** A picture of a product, with what it shows; `file` is below the media folder. */
export interface StoredImage extends ImageModel {
  readonly types: readonly string[]
  readonly position: number
  readonly label: string
  readonly file: string
  readonly view: string
}

/** A picture below the media folder; `width` and `height` in pixels. */
export interface Picture {
  readonly path: string
  readonly alt: string
  readonly position: number
  readonly view: string
  readonly width: number
  readonly height: number
}

/** The contract's form of a picture: absolute addresses, every width up to the original's. */
function toImageModel(
  site: Pick<SiteReader, 'brand' | 'config'>,
  picture: Picture,
  types: readonly string[],
): StoredImage {
  const url = `${shopUrlOf(site.brand, site.config.publicUrl)}/media/${picture.path}`
  const sizes = WIDTHS_PX.filter((width) => width <= picture.width).map((width) => ({
    url: `${url}?w=${width}`,
    width,
    height: Math.round((width * picture.height) / picture.width),
  }))
  const { alt: label, position, width, height, path: file, view } = picture
  return { __typename: 'ProductImage', url, label, position, disabled: false, types, width, height, sizes, file, view }
}

/** The first picture is the page's; the card's is the view the site leads with. */
function rolesOf(pictures: readonly Picture[], leadView: string): (picture: Picture) => string[] {
  const main = pictures[0]
  const lead = pictures.find((picture) => picture.view === leadView) ?? main
  return (picture) => [
    ...(picture === main ? ['image', 'thumbnail', 'swatch_image'] : []),
    ...(picture === lead ? ['small_image'] : []),
  ]
}

/** What a picture is shown as: a role of Magento's, or what a tile shows under the pointer. */
export type ImageRole = 'image' | 'small_image' | 'thumbnail' | 'hover'

/**
 * Pictures of a product, by position and by role: without one of Magento's roles the first, without a second one none
 * for `hover`.
 */
export interface Images {
  readonly all: readonly StoredImage[]
  readonly roles: Readonly<Record<ImageRole, StoredImage | null>>
}

/** A product's pictures, given by position, on a site. */
export function toImages(site: Pick<SiteReader, 'brand' | 'config'>, pictures: readonly Picture[]): Images {
  const typesOf = rolesOf(pictures, site.brand.layout.cardView)
  const all = pictures.map((picture) => toImageModel(site, picture, typesOf(picture)))
  const ofRole = (role: string) => all.find((image) => image.types.includes(role)) ?? all[0] ?? null
  const small = ofRole('small_image')
  const hover = all.find((image) => image !== small) ?? null
  return { all, roles: { image: ofRole('image'), small_image: small, thumbnail: ofRole('thumbnail'), hover } }
}
