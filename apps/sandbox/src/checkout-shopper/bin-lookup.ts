import { findCardBrand } from '../adyen/cards.ts'
import { findText, type JsonObject, sealedIn } from '../adyen/requests.ts'
import type { Vault } from '../adyen/vault.ts'

const PAN_LENGTHS: Readonly<Record<string, number>> = { amex: 15 }

/** Brands of the first digits. An unknown card has only the request's id, as at Adyen. @throws AdyenError */
export function lookUpBin(vault: Vault, body: JsonObject): JsonObject {
  const requestId = findText(body, 'requestId')
  const brand = findCardBrand(sealedIn(body, 'encryptedBin', vault))
  if (!brand) return { requestId }
  const supported = Array.isArray(body.supportedBrands) && body.supportedBrands.includes(brand)
  return {
    requestId,
    issuingCountryCode: 'AU',
    brands: [
      {
        brand,
        supported,
        cvcPolicy: 'required',
        expiryDatePolicy: 'required',
        enableLuhnCheck: true,
        panLength: PAN_LENGTHS[brand] ?? 16,
        paymentMethodVariant: brand,
      },
    ],
  }
}
