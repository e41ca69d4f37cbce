export type FieldErrors = Partial<Record<string, string>>

/** A stable empty object. */
export const NO_ERRORS: FieldErrors = {}

export function onlyWrong(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined))
}
