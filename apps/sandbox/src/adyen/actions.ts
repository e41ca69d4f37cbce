import type { Payment } from './ledger.ts'
import type { JsonObject } from './requests.ts'

const encode = (value: JsonObject) => Buffer.from(JSON.stringify(value)).toString('base64')

/** What the browser library does next with a challenged payment. */
export function actionOf({ step, method, challengeId, paypal }: Payment, publicUrl: string): JsonObject {
  if (paypal) {
    const { paymentData, orderId } = paypal
    return { type: 'sdk', paymentMethodType: method, paymentData, sdkData: { token: orderId } }
  }
  const id = challengeId ?? ''
  const bankUrl = `${publicUrl}/bank/${id}`
  if (step === 'redirect' || step === undefined) {
    const url = method === 'scheme' ? bankUrl : `${publicUrl}/redirect-methods/${id}`
    return { type: 'redirect', method: 'GET', paymentMethodType: method, url }
  }
  const token =
    step === 'fingerprint'
      ? {
          threeDSServerTransID: id,
          threeDSMethodUrl: `${bankUrl}/fingerprint`,
          threeDSMethodNotificationURL: `${bankUrl}/fingerprint-result`,
        }
      : {
          acsTransID: id,
          acsURL: `${bankUrl}/challenge`,
          messageVersion: '2.2.0',
          threeDSNotificationURL: `${bankUrl}/challenge-result`,
          threeDSServerTransID: id,
        }
  return {
    type: 'threeDS2',
    subtype: step,
    paymentMethodType: method,
    paymentData: id,
    authorisationToken: id,
    token: encode(token),
  }
}
