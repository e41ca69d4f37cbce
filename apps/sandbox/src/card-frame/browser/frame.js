// Runs in the card frame. What is typed goes to the payment service only; the shop gets opaque values.

import { brandOf, findProblems, readExpiry } from './card-rules.js'

const form = document.querySelector('#card')
const { origin, session } = form.dataset
const input = (name) => form.elements.namedItem(name)
const digitsOf = (name) => input(name).value.replace(/\D/g, '')
const post = (type, detail = {}) => window.parent.postMessage({ type, session, ...detail }, origin)

const NAMES = ['number', 'expiry', 'code', 'holder']
const typed = () => Object.fromEntries(NAMES.map((name) => [name, input(name).value]))
const problems = () => findProblems(typed(), Date.now())
const brand = () => brandOf(input('number').value)

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

function postState() {
  post('welt-card-state', { valid: Object.values(problems()).every((problem) => !problem), brand: brand()?.id })
}

form.addEventListener('input', ({ target }) => {
  if (target.id === 'number') {
    regroup(target, brand()?.id === 'amex' ? [4, 6, 5] : [4, 4, 4, 4, 3], ' ')
    document.querySelector('#brand').textContent = brand()?.name ?? ''
    document.querySelector('#code-hint').textContent =
      brand()?.codeLength === 4 ? '4 digits on the front' : '3 digits on the back'
  }
  if (target.id === 'expiry') regroupExpiry(target)
  if (target.hasAttribute('aria-invalid')) show(target.id, problems()[target.id])
  postState()
})

form.addEventListener('focusout', ({ target }) => {
  if (target.value) show(target.id, problems()[target.id])
})
form.addEventListener('submit', (event) => event.preventDefault())

async function tokenise() {
  const { month, year } = readExpiry(input('expiry').value)
  const response = await fetch('/card-frame/tokenise', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      number: digitsOf('number'),
      expiryMonth: month,
      expiryYear: year,
      securityCode: input('code').value.trim(),
    }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`tokenise: ${response.status}`)
  return await response.json()
}

async function submit() {
  const found = problems()
  const wrong = NAMES.filter((name) => found[name])
  for (const name of NAMES) show(name, found[name])
  if (wrong.length) {
    input(wrong[0]).focus()
    post('welt-card-invalid', { fields: wrong.map((name) => form.querySelector(`label[for="${name}"]`).textContent) })
    return
  }
  try {
    const sealed = await tokenise()
    post('welt-card-token', {
      stateData: {
        paymentMethod: { type: 'scheme', ...sealed, holderName: input('holder').value.trim(), brand: brand().id },
      },
    })
  } catch {
    post('welt-card-error', { message: 'We can’t reach the payment service. Your card was not charged. Try again.' })
  }
}

const height = () => Math.ceil(document.body.getBoundingClientRect().height)
const postReady = () => post('welt-card-ready', { height: height() })

// The page around may listen only later than this frame is drawn: it is told until it has said something.
let isConfigured = false
function postReadyAgain(triesLeft) {
  if (isConfigured || triesLeft === 0) return
  postReady()
  setTimeout(postReadyAgain, 300, triesLeft - 1)
}

window.addEventListener('message', ({ source, origin: from, data }) => {
  if (source !== window.parent || from !== origin || typeof data !== 'object' || data === null) return
  if (!isConfigured) postReady()
  isConfigured = true
  if (data.type === 'welt-card-submit') void submit()
  if (data.type === 'welt-card-busy') for (const name of NAMES) input(name).readOnly = data.busy === true
})

new ResizeObserver(() => post('welt-card-height', { height: height() })).observe(document.body)
postReadyAgain(100)
