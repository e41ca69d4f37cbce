import { createRequire } from 'node:module'

interface Attribute {
  readonly baseName: string
  readonly type: string
}

interface Described {
  readonly attributeTypeMap?: readonly Attribute[]
  readonly discriminator?: string
  readonly mapping?: Readonly<Record<string, string>>
}

const load = createRequire(import.meta.url)
const FOLDER = '@adyen/api-library/lib/src/typings/checkout'

/** What Adyen's description requires; its generated classes hold names and types only. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Amount: ['currency', 'value'],
  BillingAddress: ['city', 'country', 'houseNumberOrName', 'postalCode', 'street'],
  DeliveryAddress: ['city', 'country', 'houseNumberOrName', 'postalCode', 'street'],
  CreateCheckoutSessionRequest: ['amount', 'merchantAccount', 'reference', 'returnUrl'],
  PaymentMethodsRequest: ['merchantAccount'],
  PaymentRequest: ['amount', 'merchantAccount', 'paymentMethod', 'reference', 'returnUrl'],
  PaymentDetailsRequest: ['details'],
  PaymentCaptureRequest: ['amount', 'merchantAccount'],
  PaymentAmountUpdateRequest: ['amount', 'merchantAccount'],
  PaymentRefundRequest: ['amount', 'merchantAccount'],
  PaymentReversalRequest: ['merchantAccount'],
  PaypalUpdateOrderRequest: [],
  DeliveryMethod: [],
  StandalonePaymentCancelRequest: ['merchantAccount', 'paymentReference'],
  ShopperName: ['firstName', 'lastName'],
  AfterpayDetails: ['type'],
  ApplePayDetails: ['applePayToken'],
  PayPalDetails: ['type'],
  ZipDetails: [],
  CardDetails: [],
}

function describe(type: string): Described | undefined {
  const file = `${type.charAt(0).toLowerCase()}${type.slice(1)}`
  try {
    const found = load(`${FOLDER}/${file}.js`) as Readonly<Record<string, Described>>
    return found[type] ?? found[`${type}Class`]
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const PRIMITIVES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  Date: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
}

const TEXTS = '{ [key: string]: string; }'

function checkValue(type: string, value: unknown, path: string): string[] {
  const plain = type.replace(/ \| null$/, '')
  const primitive = PRIMITIVES[plain]
  if (primitive) return primitive(value) ? [] : [`${path} is no ${plain}`]
  const [, item] = /^Array<(.+)>$/.exec(plain) ?? []
  if (item)
    return Array.isArray(value)
      ? value.flatMap((each, i) => checkValue(item, each, `${path}[${i}]`))
      : [`${path} is no list`]
  if (isObject(value) && plain === TEXTS)
    return Object.entries(value).flatMap(([name, text]) => checkValue('string', text, `${path}.${name}`))
  if (isObject(value)) return problemsOf(plain, value, path)
  return typeof value === 'string' ? [] : [`${path} is no ${plain}`]
}

/** Fields that Adyen does not know, of the wrong type, or missing in a request. */
export function problemsOf(type: string, body: Readonly<Record<string, unknown>>, path = type): string[] {
  const found = describe(type)
  if (!found) return [`${path}: Adyen describes no ${type}`]
  const { discriminator, mapping } = found
  if (discriminator && mapping) {
    const kind = mapping[String(body[discriminator])]
    return kind ? problemsOf(kind, body, path) : [`${path}.${discriminator} is unknown`]
  }
  const attributes = new Map(found.attributeTypeMap?.map(({ baseName, type: of }) => [baseName, of]))
  const required = REQUIRED[type]
  if (!attributes.size) return [`${path}: ${type} has no fields`]
  const missing = (required ?? [])
    .filter((name) => body[name] === undefined)
    .map((name) => `${path}.${name} is missing`)
  const wrong = Object.entries(body).flatMap(([name, value]) => {
    const expected = attributes.get(name)
    return expected ? checkValue(expected, value, `${path}.${name}`) : [`${path}.${name} is unknown`]
  })
  return [...missing, ...wrong]
}
