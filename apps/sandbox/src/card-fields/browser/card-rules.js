// What a card's fields may hold. The card fields ask it in the browser, the hosted payment page on the server.

const BRANDS = [
  ['amex', 'Amex', /^3[47]/],
  ['jcb', 'JCB', /^35/],
  ['visa', 'Visa', /^4/],
  ['mc', 'Mastercard', /^(5[1-5]|2[2-7])/],
  ['cup', 'UnionPay', /^(62|81)/],
]

const digitsIn = (text) => text.replace(/\D/g, '')

export function brandOf(number) {
  const [id, name] = BRANDS.find(([, , pattern]) => pattern.test(digitsIn(number))) ?? []
  return id ? { id, name, codeLength: id === 'amex' ? 4 : 3 } : undefined
}

export function hasCheckDigit(number) {
  let sum = 0
  for (const [i, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

export function readExpiry(text) {
  const typed = /^\s*\d\s*\//.test(text) ? `0${text.trim()}` : text
  const digits = digitsIn(typed)
  const year = digits.length === 6 ? digits.slice(2) : `20${digits.slice(2, 4)}`
  return { month: digits.slice(0, 2), year, isComplete: digits.length === 4 || digits.length === 6 }
}

function numberProblem(text) {
  const number = digitsIn(text)
  if (!number) return 'Enter the card number.'
  if (number.length < 12 || number.length > 19 || !hasCheckDigit(number))
    return 'Check the card number. It is on the front or back of the card.'
  return brandOf(number) ? '' : 'We take Visa, Mastercard, Amex, JCB and UnionPay.'
}

function expiryProblem(text, now) {
  const { month, year, isComplete } = readExpiry(text)
  if (!digitsIn(text)) return 'Enter the expiry date.'
  if (!isComplete || Number(month) < 1 || Number(month) > 12)
    return 'Enter the expiry date as month and year, like 03/30.'
  return Date.UTC(Number(year), Number(month), 1) <= now ? 'This card has expired. Use another one.' : ''
}

function codeProblem(text, codeLength) {
  const code = text.trim()
  if (!code) return 'Enter the security code.'
  return /^\d+$/.test(code) && code.length === codeLength ? '' : `The security code has ${codeLength} digits.`
}

export function findProblems({ number, expiry, code, holder }, now) {
  return {
    number: numberProblem(number),
    expiry: expiryProblem(expiry, now),
    code: codeProblem(code, brandOf(number)?.codeLength ?? 3),
    holder: holder.trim() ? '' : 'Enter the name on the card.',
  }
}
