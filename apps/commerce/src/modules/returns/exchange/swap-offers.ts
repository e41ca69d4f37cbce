import { findSizeScale } from '@welt/brands'
import { sizeInFull } from '@welt/brands/size-text'
import { loadPurchasableSizes, type PurchasableVariant } from '#modules/catalogue'
import { type FitCounts, loadFits } from '#modules/reviews'
import type { Db } from '#src/platform/database'
import type { LineFacts } from '../eligibility/line-facts.ts'

/** A size of the same style and colour. */
export interface SwapOffer {
  readonly variant: PurchasableVariant
  readonly size: string
  readonly isAvailable: boolean
  /** How much less it costs than a piece of the line did; negative: the difference to pay. [decision 122] */
  readonly lessCents: number
  /** Reason codes. */
  readonly advisedFor: readonly string[]
  readonly advice: string | undefined
}

/** The next size on either side, and the same size in place of a faulty or wrong pair. */
const ADVISED_FOR = { smaller: ['10407'], same: ['10414', '10415'], larger: ['10406'] } as const

const FEWEST_CASES = 10

export const swapSizeText = ({ size, sizeScale }: Pick<PurchasableVariant, 'size' | 'sizeScale'>): string =>
  sizeInFull(
    size,
    sizeScale,
    findSizeScale(sizeScale ?? '')?.sizes.find((one) => one.size === size),
  )

function bySize(a: PurchasableVariant, b: PurchasableVariant): number {
  return Number(a.size) - Number(b.size) || a.size.localeCompare(b.size)
}

function adviceOf(fit: FitCounts | undefined, code: string | undefined): string | undefined {
  if (!fit || fit.cases < FEWEST_CASES) return undefined
  const found = code === '10406' ? fit.too_small : code === '10407' ? fit.too_large : 0
  return found > 0 ? `${found} of ${fit.cases} found it ${code === '10406' ? 'small' : 'large'}.` : undefined
}

/** A replacement for a faulty pair never costs more. */
function offersOf(
  line: LineFacts,
  variants: readonly PurchasableVariant[],
  fit: FitCounts | undefined,
): readonly SwapOffer[] {
  const sizes = variants.filter(({ productId }) => productId === line.productId).toSorted(bySize)
  const own = sizes.findIndex(({ variantSku }) => variantSku === line.variantSku)
  return sizes.flatMap((variant, i) => {
    const lessCents = line.unitCents - variant.unitCents
    if (!variant.isEnabled || (lessCents < 0 && i === own)) return []
    const place = own < 0 ? undefined : ({ '-1': 'smaller', '0': 'same', '1': 'larger' } as const)[String(i - own)]
    const advisedFor = place ? ADVISED_FOR[place] : []
    return [
      {
        variant,
        size: swapSizeText(variant),
        isAvailable: variant.stock.some(({ quantity }) => quantity > 0),
        lessCents,
        advisedFor,
        advice: adviceOf(fit, advisedFor[0]),
      },
    ]
  })
}

/** By line id; two statements for all lines. */
export async function loadSwapOffers(
  db: Db,
  websiteId: number,
  lines: readonly LineFacts[],
): Promise<ReadonlyMap<number, readonly SwapOffer[]>> {
  const sold = lines.filter(({ isGiftCard, variantSku }) => !isGiftCard && variantSku !== null)
  if (sold.length === 0) return new Map()
  const skus = [...new Set(sold.map(({ productSku }) => productSku))]
  const styles = [...new Set(sold.flatMap(({ styleCode }) => styleCode ?? []))]
  const sizes = [...(await loadPurchasableSizes(db, websiteId, skus)).values()]
  const fits = await loadFits(db, styles)
  return new Map(sold.map((line) => [line.lineId, offersOf(line, sizes, fits.get(line.styleCode ?? ''))]))
}
