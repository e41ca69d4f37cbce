import { fail } from '../errors.ts'
import { GatewayError } from '../ports.ts'

/** @throws AppError PAYPAL_NOT_OFFERED when PayPal refuses, GATEWAY_DOWN without an answer */
export async function callPaypal<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question()
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    throw fail(error.failure === 'rejected' ? 'PAYPAL_NOT_OFFERED' : 'GATEWAY_DOWN')
  }
}
