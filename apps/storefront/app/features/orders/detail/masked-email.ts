/** "m…d@example.com", "…@x" for a short name. */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return name.length < 3 ? `…@${host}` : `${name.slice(0, 1)}…${name.slice(-1)}@${host}`
}
