/** HTTP status with Adyen's own code and type. */
export class AdyenError extends Error {
  readonly status: number
  readonly errorCode: string
  readonly errorType: 'validation' | 'security' | 'internal'

  constructor(status: number, errorCode: string, message: string, errorType: AdyenError['errorType'] = 'validation') {
    super(message)
    this.name = 'AdyenError'
    this.status = status
    this.errorCode = errorCode
    this.errorType = errorType
  }
}

export function missingField(name: string): AdyenError {
  return new AdyenError(422, '130', `Required field '${name}' is not provided.`)
}
