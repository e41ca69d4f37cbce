/** A code as it is stored. */
const CODE = /^[A-Z0-9][A-Z0-9_-]{1,39}$/

/** Whether a promotion of ours could have this code, written normally. */
export function isCode(code: string): boolean {
  return CODE.test(code)
}
