/** A code as it is stored. */
const CODE = /^[A-Z0-9][A-Z0-9_-]{1,39}$/

/** A code as shoppers type it, in the spelling that is stored: neither capitals nor spaces matter. */
export function normalCode(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toUpperCase()
}

/** Whether a promotion of ours could have this code, written normally. */
export function isCode(code: string): boolean {
  return CODE.test(code)
}
