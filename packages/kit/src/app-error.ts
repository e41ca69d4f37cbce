export type ErrorCategory =
  | 'graphql-input'
  | 'graphql-no-such-entity'
  | 'graphql-authentication'
  | 'graphql-authorization'
  | 'graphql-already-exists'
  | 'adyen'
  | 'loyalty'

/** An expected failure with a stable code. */
export class AppError extends Error {
  readonly code: string
  readonly category: ErrorCategory
  readonly data: Readonly<Record<string, unknown>>

  constructor(code: string, message: string, category: ErrorCategory, data: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.category = category
    this.data = data
  }
}

interface ErrorSpec {
  /** `{name}` is replaced by `data.name`. */
  readonly message: string
  readonly category: ErrorCategory
}

export function defineErrors<const Specs extends Readonly<Record<string, ErrorSpec>>>(specs: Specs) {
  return {
    fail(code: keyof Specs & string, data: Readonly<Record<string, string | number>> = {}): AppError {
      const spec = specs[code] as ErrorSpec
      const message = spec.message.replace(/\{(\w+)\}/g, (whole, name: string) => String(data[name] ?? whole))
      return new AppError(code, message, spec.category, data)
    },
  }
}
