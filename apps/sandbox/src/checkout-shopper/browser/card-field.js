// A frame with one field of the card. What is typed goes to the payment service only; the page gets opaque values.

import { brandOf } from './card-rules.js'
import { kindOf } from './field-kinds.js'

const BIN_DIGITS = 6
const { origin } = document.body.dataset
const field = document.querySelector('#field')
const error = document.querySelector('#error')
const placeholderStyle = new CSSStyleSheet()
document.adoptedStyleSheets = [placeholderStyle]

/** The library's first message. */
let config
let kind
let brand
/** Answers to what was typed before are late. */
let turn = 0
let lastBin = ''

const post = (action, detail = {}) =>
  window.parent.postMessage(
    JSON.stringify({ action, fieldType: config.fieldType, numKey: config.numKey, ...detail }),
    origin,
  )

async function seal(text) {
  const response = await fetch('/checkoutshopper/seal', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  })
  if (!response.ok) throw new Error(`seal: ${response.status}`)
  return (await response.json()).value
}

function styleAs(state) {
  const { base = {}, [state]: own = {}, placeholder = {} } = config.iframeUIConfig?.sfStyles ?? {}
  for (const [name, value] of Object.entries({ ...base, ...own }))
    if (typeof value === 'string' || typeof value === 'number') field.style[name] = value
  const { color } = placeholder
  if (color && CSS.supports('color', color)) placeholderStyle.replaceSync(`input::placeholder{color:${color}}`)
}

function show(code) {
  error.textContent = code ? (config.iframeUIConfig?.ariaConfig?.[config.fieldType]?.error?.[code] ?? '') : ''
  if (code) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
  styleAs(code ? 'error' : '')
}

/** Ends a field's own error while it is being corrected. */
function clearError() {
  show('')
  post(kind.pressed, { error: '' })
}

async function postEncrypted() {
  const mine = ++turn
  const text = field.value
  try {
    const blobs = await Promise.all(
      kind.parts(text).map(async ([name, digits]) => ({
        type: config.txVariant,
        encryptedFieldName: name,
        blob: await seal(digits),
      })),
    )
    if (mine !== turn) return
    show('')
    styleAs('validated')
    post('encryption', { ...kind.extra(text), [config.fieldType]: blobs })
  } catch {
    if (mine === turn) post('encryptionError', { error: 'the payment service could not be reached', code: '' })
  }
}

function postBrand() {
  const found = brandOf(field.value)
  const isOffered = found && (config.cardGroupTypes ?? []).includes(found.id)
  post('brand', {
    brand: isOffered ? found.id : 'card',
    cvcPolicy: 'required',
    expiryDatePolicy: 'required',
    cvcText: 'Security code',
  })
}

async function postBin() {
  const bin = field.value.replace(/\D/g, '').slice(0, BIN_DIGITS)
  if (bin === lastBin) return
  lastBin = bin
  if (bin.length < BIN_DIGITS) {
    post('binValue', { binValue: bin })
    return
  }
  const uuid = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('-')
  const encryptedBin = await seal(bin).catch(() => undefined)
  if (encryptedBin && bin === lastBin) post('binValue', { binValue: bin, encryptedBin, uuid })
}

function reformat() {
  const before = field.value
  const caret = before.slice(0, field.selectionStart ?? before.length).replace(/\D/g, '').length
  const text = kind.format(before)
  if (text === before) return
  const isAtEnd = field.selectionStart === before.length
  field.value = text
  let place = 0
  for (let seen = 0; seen < caret && place < text.length; place += 1) if (/\d/.test(text[place])) seen += 1
  if (document.activeElement === field)
    field.setSelectionRange(isAtEnd ? text.length : place, isAtEnd ? text.length : place)
}

function whenTyped() {
  turn += 1
  reformat()
  if (config.fieldType === 'encryptedCardNumber' && !isGiftCard()) {
    postBrand()
    void postBin()
  }
  const problem = kind.problem(field.value, Date.now())
  if (!problem) void postEncrypted()
  else if (kind.isFull(field.value) && problem !== 'cc.num.901') showAndPost(problem)
  else clearError()
}

function showAndPost(code) {
  show(code)
  post(code === 'cc.num.902' ? 'luhnCheck' : 'incomplete field', { error: code })
}

/** A gift card's brand cannot be read from its number. */
const isGiftCard = () => config.txVariant === 'giftcard'

/** Of an optional or hidden field, emptiness is right. */
const isOptional = () => config.fieldType === 'encryptedSecurityCode' && config.cvcPolicy !== 'required'

function whenLeft() {
  post('focus', { focus: false, numChars: field.value.length })
  const problem = field.value ? kind.problem(field.value, Date.now()) : ''
  if (problem) showAndPost(problem)
}

function configure(message) {
  config = message
  brand = message.txVariant
  kind = kindOf(config.fieldType, brand)
  const { ariaConfig = {}, placeholders } = config.iframeUIConfig ?? {}
  const { iframeTitle, label } = ariaConfig[config.fieldType] ?? {}
  document.documentElement.lang = ariaConfig.lang ?? 'en'
  if (iframeTitle) document.title = iframeTitle
  field.setAttribute('aria-label', label ?? config.fieldType)
  field.setAttribute('aria-required', String(!isOptional()))
  field.autocomplete = kind.autocomplete
  field.name = kind.autocomplete
  const placeholder = typeof placeholders === 'object' ? placeholders?.[config.fieldType] : placeholders
  if (placeholder) field.placeholder = placeholder
  if (config.maskSecurityCode && config.fieldType === 'encryptedSecurityCode') field.type = 'password'
  styleAs('')
  post('config')
}

function follow(message) {
  if (message.brand === 'reset') {
    if (config.fieldType === 'encryptedCardNumber') postBrand()
  } else if (message.brand) {
    brand = message.brand
    kind = kindOf(config.fieldType, brand)
    if (message.cvcPolicy) config = { ...config, cvcPolicy: message.cvcPolicy }
    if (config.fieldType === 'encryptedSecurityCode' && field.value) whenTyped()
  }
  if (message.focus) field.focus()
  if (message.externalValidation || message.unsupportedCard) show(message.code)
  if (message.autoComplete) {
    field.value = message.autoComplete
    whenTyped()
  }
}

window.addEventListener('message', ({ source, origin: from, data }) => {
  if (source !== window.parent || from !== origin || typeof data !== 'string') return
  const message = JSON.parse(data)
  if (!config) configure(message)
  else if (message.numKey === config.numKey) follow(message)
})

field.addEventListener('input', whenTyped)
field.addEventListener('focus', () => post('focus', { focus: true, numChars: field.value.length }))
field.addEventListener('blur', whenLeft)
field.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') post('enterKeyPressed')
})
