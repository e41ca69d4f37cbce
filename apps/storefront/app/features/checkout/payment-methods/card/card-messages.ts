/** Fields in frames of the payment service, by the library's names. */
export type SecuredFieldName = 'encryptedCardNumber' | 'encryptedExpiryDate' | 'encryptedSecurityCode'

export type CardErrors = Readonly<Partial<Record<SecuredFieldName, string>>>

export function codeHint(brand: string | undefined): string {
  return brand === 'amex' ? '4 digits, front' : '3 digits, back'
}

/** By the library's codes; its own texts are never shown. */
const TEXTS: Readonly<Record<string, string>> = {
  'cc.num.900': 'Enter your card number.',
  'cc.num.901': 'Your card number is too short. Check it.',
  'cc.num.902': 'Check your card number. One of its digits is wrong.',
  'cc.num.903': 'We don’t take this kind of card. Use another card.',
  'cc.num.904': 'We don’t take this kind of card. Use another card.',
  'cc.dat.910': 'Enter the expiry date, as 03/30.',
  'cc.dat.911': 'Enter the whole expiry date, as 03/30.',
  'cc.dat.912': 'This card has expired. Use another card.',
  'cc.dat.913': 'Check the expiry date. It is too far away.',
  'cc.cvc.920': 'Enter the security code.',
  'cc.cvc.921': 'Enter the whole security code.',
}

const UNKNOWN: Readonly<Record<SecuredFieldName, string>> = {
  encryptedCardNumber: 'Check your card number.',
  encryptedExpiryDate: 'Check the expiry date.',
  encryptedSecurityCode: 'Check the security code.',
}

function cardErrorText(field: SecuredFieldName, code: string): string {
  return TEXTS[code] ?? UNKNOWN[field]
}

const isSecuredField = (name: string): name is SecuredFieldName => Object.hasOwn(UNKNOWN, name)

interface FieldState {
  readonly fieldType: string
  readonly error?: unknown
}

export function cardErrorsOf(fields: readonly FieldState[]): CardErrors {
  return Object.fromEntries(
    fields.flatMap(({ fieldType, error }) =>
      isSecuredField(fieldType) && typeof error === 'string' && error !== ''
        ? [[fieldType, cardErrorText(fieldType, error)]]
        : [],
    ),
  )
}

/** Also heard by screen readers in the frames. */
export const LIBRARY_TEXTS: Readonly<Record<string, string>> = {
  ...TEXTS,
  'cc.cvc.920.amex': 'Enter the security code.',
  'cc.cvc.921.amex': 'Enter the whole security code.',
  'creditCard.cardNumber.label': 'Card number',
  'creditCard.expiryDate.label': 'Expiry date',
  'creditCard.securityCode.label': 'Security code',
}
