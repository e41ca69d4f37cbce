import type { ExpressRequest } from './express-answer.ts'

/** Texts that a step can't do without. */
const NEEDED: Readonly<Record<ExpressRequest['step'], readonly string[]>> = {
  start: ['sku', 'option'],
  open: ['cartId'],
  update: ['cartId'],
  pay: ['wallet', 'cartId', 'stateData', 'key'],
  cancel: ['cartId'],
}

const isStep = (step: unknown): step is ExpressRequest['step'] =>
  typeof step === 'string' && Object.hasOwn(NEEDED, step)

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseObject(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

/** The address of a payment has a street, that of an estimate has none. */
const isAddress = (step: ExpressRequest['step'], address: unknown) =>
  address === undefined || (isObject(address) && (step !== 'pay' || Array.isArray(address.street)))

/** Undefined for what no wallet of ours sends. */
export function readExpressRequest(text: string): ExpressRequest | undefined {
  const { step, address, ...texts } = parseObject(text)
  if (!isStep(step) || !isAddress(step, address)) return undefined
  const areTexts = Object.values(texts).every((value) => typeof value === 'string')
  if (!areTexts || !NEEDED[step].every((name) => Object.hasOwn(texts, name))) return undefined
  return { step, address, ...texts } as ExpressRequest
}
