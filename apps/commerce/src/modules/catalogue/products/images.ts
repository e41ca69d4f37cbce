import { shopUrlOf } from '@welt/brands'
import type { SiteReader } from '#modules/site'
import type { ProductImage } from '#src/platform/contract/contract.generated'

/** Pixels. */
const WIDTHS_PX = [160, 320, 480, 640, 800, 1200, 1600]

export type ImageModel = ProductImage & { readonly __typename: 'ProductImage' }

/** `file` is below the media folder. */
export interface StoredImage extends ImageModel {
  readonly types: readonly string[]
  readonly position: number
  readonly label: string
  readonly file: string
  readonly view: string
}

/** In pixels. */
export interface Picture {
  readonly path: string
  readonly alt: string
  readonly position: number
  readonly view: string
  readonly width: number
  readonly height: number
}

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

/** The card shows the site's lead view. */
function rolesOf(pictures: readonly Picture[], leadView: string): (picture: Picture) => string[] {
  const main = pictures[0]
  const lead = pictures.find((picture) => picture.view === leadView) ?? main
  return (picture) => [
    ...(picture === main ? ['image', 'thumbnail', 'swatch_image'] : []),
    ...(picture === lead ? ['small_image'] : []),
  ]
}

export type ImageRole = 'image' | 'small_image' | 'thumbnail' | 'hover'

/** Magento's roles default to the first picture; `hover` is absent without a second one. */
export interface Images {
  readonly all: readonly StoredImage[]
  readonly roles: Readonly<Record<ImageRole, StoredImage | null>>
}

export function toImages(site: Pick<SiteReader, 'brand' | 'config'>, pictures: readonly Picture[]): Images {
  const typesOf = rolesOf(pictures, site.brand.layout.cardView)
  const all = pictures.map((picture) => toImageModel(site, picture, typesOf(picture)))
  const ofRole = (role: string) => all.find((image) => image.types.includes(role)) ?? all[0] ?? null
  const small = ofRole('small_image')
  const hover = all.find((image) => image !== small) ?? null
  return { all, roles: { image: ofRole('image'), small_image: small, thumbnail: ofRole('thumbnail'), hover } }
}
