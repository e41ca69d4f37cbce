/** A rule or a code that can't be used; for staff to read. */
export class RuleError extends Error {
  override readonly name = 'RuleError'
}
