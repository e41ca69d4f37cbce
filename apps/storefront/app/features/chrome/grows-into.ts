import { productPage } from '#app/features/product-page/product-page-code.ts'
import { nameCardPicture } from '#app/islands/cards/card-picture.ts'

/** False when motion is reduced or the page's code is not loaded. */
export function growsInto(path: string, productUrlSuffix: string): boolean {
  if (
    !path.endsWith(productUrlSuffix) ||
    !productPage.ready() ||
    !matchMedia('(prefers-reduced-motion: no-preference)').matches
  )
    return false
  nameCardPicture(path)
  return true
}
