const FORMS = {
  AU: [/^(0[45]\d\d)(\d{3})(\d{3})$/, /^(0[2378])(\d{4})(\d{4})$/, /^(1[38]00)(\d{3})(\d{3})$/, /^(13)(\d\d)(\d\d)$/],
  NZ: [/^(02\d)(\d{3})(\d{3,5})$/, /^(0[34679])(\d{3})(\d{4})$/, /^(0[58]0[08])(\d{3})(\d{3})$/],
} as const

function spaced(digits: string, country: string): string | undefined {
  const forms = country === 'NZ' ? [...FORMS.NZ, ...FORMS.AU] : [...FORMS.AU, ...FORMS.NZ]
  const form = forms.find((pattern) => pattern.test(digits))
  return form && digits.replace(form, '$1 $2 $3')
}

/** `0412 345 678`, `02 9123 4567`, `09 555 0110`, `+61 412 345 678`; as typed when the shopper spaced it. */
export function phoneText(phone: string, country: string): string {
  const [, code = '', digits = ''] = /^(\+6[14])?(\d+)$/.exec(phone) ?? []
  const text = spaced(code ? digits.replace(/^0?/, '0') : digits, country)
  if (text === undefined) return phone
  return code ? `${code} ${text.slice(1)}` : text
}

/** No two countries share the start of a mobile number. */
export const mobileText = (phone: string) => phoneText(phone, 'NZ')

export const phoneUrl = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
