import { type JsonObject, textIn } from './requests.ts'

/** A merchant session, as opaque as Apple's. @throws AdyenError for a missing field */
export function openApplePaySession(body: JsonObject): JsonObject {
  const session = {
    merchantIdentifier: textIn(body, 'merchantIdentifier'),
    displayName: textIn(body, 'displayName'),
    domainName: textIn(body, 'domainName'),
  }
  return { data: Buffer.from(JSON.stringify(session)).toString('base64') }
}
