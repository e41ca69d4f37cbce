import { productPage } from '#app/features/product-page/product-page-code.ts'
import { nameCardPicture } from '#app/islands/cards/card-picture.ts'

/**
 * Lets the picture of a card grow into the picture of its page; true when it will: motion is welcome and the page's
 * code is there.
 */
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
