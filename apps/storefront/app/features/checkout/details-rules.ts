import { cleanText } from '@welt/kit/patterns'
import { type FieldErrors, fieldText } from '#app/features/address/address-rules.ts'

/** Choices of authority to leave, letter for letter; the last opens a text field. @source spec §9 */
export const AUTHORITY_OPTIONS = [
  'Leave at mail room',
  'Leave near the front door',
  'Leave near the back door',
  'Leave near the letter box',
  'Leave out of the weather',
  'Send to Post Office',
  'Write my own instruction',
] as const
export const OWN_INSTRUCTION = 'Write my own instruction'
const OWN_INSTRUCTION_MOST = 60

/** The authority to leave as typed. */
export interface AuthorityValues {
  readonly isChecked: boolean
  readonly option: string
  readonly own: string
}

export function readAuthority(form: FormData): AuthorityValues {
  return {
    isChecked: fieldText(form, 'authority') === 'on',
    option: fieldText(form, 'authority_option'),
    own: fieldText(form, 'authority_own'),
  }
}

/** Instructions to send, or what is wrong with them. AU deliveries only. @source spec §9, A105 */
export function checkAuthority(
  values: AuthorityValues,
  country: string,
): { readonly instructions: string | undefined; readonly errors: FieldErrors } {
  if (!values.isChecked || country !== 'AU') return { instructions: undefined, errors: {} }
  if (values.option !== OWN_INSTRUCTION) {
    const isOffered = AUTHORITY_OPTIONS.some((option) => option === values.option)
    return isOffered
      ? { instructions: values.option, errors: {} }
      : { instructions: undefined, errors: { authority_option: 'Choose where we should leave it.' } }
  }
  const own = cleanText(values.own, OWN_INSTRUCTION_MOST)
  if (own) return { instructions: own, errors: {} }
  return {
    instructions: undefined,
    errors: {
      authority_own: own === '' ? 'Write where we should leave it.' : `Shorten the instruction to ${OWN_INSTRUCTION_MOST} characters.`,
    },
  }
}
