import type { ShownOfferFragment } from '../content.generated.ts'

export interface PicturedOffer extends ShownOfferFragment {
  readonly picture: string | undefined
}

/** Offers that end together; those with a picture first, since each takes a row. */
function picturedFirst(offers: readonly PicturedOffer[]): readonly PicturedOffer[] {
  const place = new Map<string | null, number>()
  for (const { ends_at } of offers) if (!place.has(ends_at)) place.set(ends_at, place.size)
  const placeOf = ({ ends_at, picture }: PicturedOffer) => 2 * (place.get(ends_at) ?? 0) + (picture ? 0 : 1)
  return offers.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The first of an offer's shoes that no offer before it shows. `pictures` by sku. */
export function pictureOffers(
  offers: readonly ShownOfferFragment[],
  pictures: ReadonlyMap<string, string>,
): readonly PicturedOffer[] {
  const shown = new Set<string>()
  const pictured = offers.map((offer) => {
    const sku = offer.shoes.find((one) => pictures.has(one) && !shown.has(one))
    if (sku === undefined) return { ...offer, picture: undefined }
    shown.add(sku)
    return { ...offer, picture: pictures.get(sku) }
  })
  return picturedFirst(pictured)
}
