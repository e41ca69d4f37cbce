// What the three fields of a card accept, and what a frame says about it in the words of @adyen/adyen-web.

import { brandOf, hasCheckDigit, readExpiry } from './card-rules.js'

const digitsIn = (text) => text.replace(/\D/g, '')

function group(digits, sizes) {
  const parts = []
  for (let rest = digits, i = 0; rest; i += 1) {
    const size = sizes[i] ?? rest.length
    parts.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return parts.join(' ')
}

const LENGTHS = { amex: [15], visa: [13, 16, 19], cup: [16, 17, 18, 19] }
const lengthsOf = (brand) => LENGTHS[brand?.id] ?? [16]

const number = {
  autocomplete: 'cc-number',
  format: (text) => {
    const brand = brandOf(text)
    const digits = digitsIn(text).slice(0, brand ? Math.max(...lengthsOf(brand)) : 19)
    return group(digits, brand?.id === 'amex' ? [4, 6, 5] : [4, 4, 4, 4, 3])
  },
  problem: (text) => {
    const digits = digitsIn(text)
    if (!digits) return 'cc.num.900'
    const lengths = lengthsOf(brandOf(text))
    if (digits.length < Math.min(...lengths)) return 'cc.num.901'
    return hasCheckDigit(digits) && lengths.includes(digits.length) ? '' : 'cc.num.902'
  },
  isFull: (text) => digitsIn(text).length >= Math.max(...lengthsOf(brandOf(text)), 16),
  parts: (text) => [['encryptedCardNumber', digitsIn(text)]],
  extra: (text) => ({ endDigits: digitsIn(text).slice(-4), issuerBin: digitsIn(text).slice(0, 8) }),
  pressed: 'numberKeyPressed',
}

/** Gift card numbers have no check digit. */
const giftNumber = {
  ...number,
  autocomplete: 'off',
  format: (text) => group(digitsIn(text).slice(0, 19), [4, 4, 4, 4, 3]),
  problem: (text) => {
    const { length } = digitsIn(text)
    if (length === 0) return 'cc.num.900'
    return length < 16 ? 'cc.num.901' : ''
  },
  isFull: (text) => digitsIn(text).length >= 19,
}

const expiry = {
  autocomplete: 'cc-exp',
  format: (text) => {
    const typed = /^[2-9]$/.test(text) || /^\d\s*\//.test(text) ? `0${text}` : text
    const digits = digitsIn(typed)
    const year = digits.length === 6 ? digits.slice(4) : digits.slice(2, 4)
    return digits.length < 2 || (digits.length === 2 && !typed.endsWith('/')) ? digits : `${digits.slice(0, 2)}/${year}`
  },
  problem: (text, now) => {
    if (!digitsIn(text)) return 'cc.dat.910'
    const { month, year, isComplete } = readExpiry(text)
    if (!isComplete || Number(month) < 1 || Number(month) > 12) return 'cc.dat.911'
    if (Date.UTC(Number(year), Number(month), 1) <= now) return 'cc.dat.912'
    return Number(year) > new Date(now).getFullYear() + 30 ? 'cc.dat.913' : ''
  },
  isFull: (text) => digitsIn(text).length >= 4,
  parts: (text) => {
    const { month, year } = readExpiry(text)
    return [
      ['encryptedExpiryMonth', month],
      ['encryptedExpiryYear', year],
    ]
  },
  extra: () => ({ type: 'year' }),
  pressed: 'dateKeyPressed',
}

/** `codeLength` is the brand's. */
const securityCode = (codeLength) => ({
  autocomplete: 'cc-csc',
  format: (text) => digitsIn(text).slice(0, codeLength),
  problem: (text) => {
    if (!text) return 'cc.cvc.920'
    return text.length === codeLength ? '' : 'cc.cvc.921'
  },
  isFull: (text) => text.length === codeLength,
  parts: (text) => [['encryptedSecurityCode', text]],
  extra: () => ({}),
  pressed: 'cvcKeyPressed',
})

export function kindOf(fieldType, brand) {
  if (fieldType === 'encryptedCardNumber') return brand === 'giftcard' ? giftNumber : number
  return fieldType === 'encryptedExpiryDate' ? expiry : securityCode(brand === 'amex' ? 4 : 3)
}
