const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Control characters and noncharacters that XML forbids. */
const UNWRITABLE = /[^\t\n\r\P{Cc}]|[\ufffe\uffff]/gu

export function xmlText(text: string): string {
  const writable = text.toWellFormed().replace(UNWRITABLE, '')
  return writable.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
}

/** Empty without text. */
export function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : ''
}
