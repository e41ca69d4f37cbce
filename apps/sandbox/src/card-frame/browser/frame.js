// Runs in the card frame. What is typed goes to the payment service only; the shop gets opaque values.

const form = document.querySelector('#card')
const { origin, session } = form.dataset
const input = (name) => form.elements.namedItem(name)
const digitsOf = (name) => input(name).value.replace(/\D/g, '')
const tell = (type, detail = {}) => window.parent.postMessage({ type, session, ...detail }, origin)

const BRANDS = [
  ['amex', 'Amex', /^3[47]/],
  ['jcb', 'JCB', /^35/],
  ['visa', 'Visa', /^4/],
  ['mc', 'Mastercard', /^(5[1-5]|2[2-7])/],
  ['cup', 'UnionPay', /^(62|81)/],
]
const brand = () => BRANDS.find(([, , pattern]) => pattern.test(digitsOf('number')))

function hasCheckDigit(number) {
  let sum = 0
  for (const [i, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

function expiry() {
  const digits = digitsOf('expiry')
  const year = digits.length === 6 ? digits.slice(2) : `20${digits.slice(2, 4)}`
  return { month: digits.slice(0, 2), year, isComplete: digits.length === 4 || digits.length === 6 }
}

const codeLength = () => (brand()?.[0] === 'amex' ? 4 : 3)

/** What is wrong with each field, or ''. */
const checks = {
  number() {
    const number = digitsOf('number')
    if (!number) return 'Enter the card number.'
    if (number.length < 12 || !hasCheckDigit(number)) return 'Check the card number. It is on the front or back of the card.'
    return brand() ? '' : 'We take Visa, Mastercard, Amex, JCB and UnionPay.'
  },
  expiry() {
    const { month, year, isComplete } = expiry()
    if (!digitsOf('expiry')) return 'Enter the expiry date.'
    if (!isComplete || Number(month) < 1 || Number(month) > 12) return 'Enter the expiry date as month and year, like 03/30.'
    return Date.UTC(Number(year), Number(month), 1) <= Date.now() ? 'This card has expired. Use another one.' : ''
  },
  code() {
    const code = input('code').value.trim()
    if (!code) return 'Enter the security code.'
    return /^\d+$/.test(code) && code.length === codeLength() ? '' : `The security code has ${codeLength()} digits.`
  },
  holder() {
    return input('holder').value.trim() ? '' : 'Enter the name on the card.'
  },
}
const NAMES = Object.keys(checks)

function show(name, problem) {
  const error = document.querySelector(`#${name}-error`)
  error.textContent = problem
  error.hidden = !problem
  if (problem) input(name).setAttribute('aria-invalid', 'true')
  else input(name).removeAttribute('aria-invalid')
}

/** Writes the digits in groups and keeps the caret behind the same digit. */
function regroup(field, groups, separator) {
  const before = field.value.slice(0, field.selectionStart ?? field.value.length).replace(/\D/g, '').length
  const digits = field.value.replace(/\D/g, '')
  let rest = digits
  const parts = []
  for (const size of groups) {
    if (!rest) break
    parts.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  const text = parts.join(separator)
  if (text === field.value) return
  field.value = text
  let caret = 0
  for (let seen = 0; seen < before && caret < text.length; caret += 1) if (/\d/.test(text[caret])) seen += 1
  if (document.activeElement === field) field.setSelectionRange(caret, caret)
}

function regroupExpiry(field) {
  const typed = field.value
  if (/^[2-9]$/.test(typed)) field.value = `0${typed}`
  if (/^\d\s*\//.test(typed)) field.value = `0${typed}`
  regroup(field, digitsOf('expiry').length > 4 ? [2, 4] : [2, 2], '/')
  if (/^\d{2}$/.test(field.value) && typed.endsWith('/')) field.value += '/'
}

function tellState() {
  tell('welt-card-state', { valid: NAMES.every((name) => !checks[name]()), brand: brand()?.[0] })
}

form.addEventListener('input', ({ target }) => {
  if (target.id === 'number') {
    regroup(target, brand()?.[0] === 'amex' ? [4, 6, 5] : [4, 4, 4, 4, 3], ' ')
    document.querySelector('#brand').textContent = brand()?.[1] ?? ''
    document.querySelector('#code-hint').textContent = codeLength() === 4 ? '4 digits on the front' : '3 digits on the back'
  }
  if (target.id === 'expiry') regroupExpiry(target)
  if (target.hasAttribute('aria-invalid')) show(target.id, checks[target.id]())
  tellState()
})

form.addEventListener('focusout', ({ target }) => {
  if (target.value) show(target.id, checks[target.id]())
})
form.addEventListener('submit', (event) => event.preventDefault())

async function tokenise() {
  const { month, year } = expiry()
  const response = await fetch('/card-frame/tokenise', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number: digitsOf('number'), expiryMonth: month, expiryYear: year, securityCode: input('code').value.trim() }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`tokenise: ${response.status}`)
  return await response.json()
}

async function submit() {
  const wrong = NAMES.filter((name) => checks[name]())
  for (const name of NAMES) show(name, checks[name]())
  if (wrong.length) {
    input(wrong[0]).focus()
    tell('welt-card-invalid', { fields: wrong.map((name) => form.querySelector(`label[for="${name}"]`).textContent) })
    return
  }
  try {
    const sealed = await tokenise()
    tell('welt-card-token', {
      stateData: { paymentMethod: { type: 'scheme', ...sealed, holderName: input('holder').value.trim(), brand: brand()[0] } },
    })
  } catch {
    tell('welt-card-error', { message: 'We can’t reach the payment service. Your card was not charged. Try again.' })
  }
}

const height = () => Math.ceil(document.body.getBoundingClientRect().height)
const tellReady = () => tell('welt-card-ready', { height: height() })

// The page around may listen only later than this frame is drawn: it is told until it has said something.
let hasHeard = false
function tellReadyAgain(triesLeft) {
  if (hasHeard || triesLeft === 0) return
  tellReady()
  setTimeout(tellReadyAgain, 300, triesLeft - 1)
}

window.addEventListener('message', ({ source, origin: from, data }) => {
  if (source !== window.parent || from !== origin || typeof data !== 'object' || data === null) return
  if (!hasHeard) tellReady()
  hasHeard = true
  if (data.type === 'welt-card-submit') void submit()
  if (data.type === 'welt-card-busy') for (const name of NAMES) input(name).readOnly = data.busy === true
})

new ResizeObserver(() => tell('welt-card-height', { height: height() })).observe(document.body)
tellReadyAgain(100)
