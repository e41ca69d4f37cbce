const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Control characters beside tab and line ends, and the two that are no characters: XML does not allow them. */
const UNWRITABLE = /[^\t\n\r\P{Cc}]|[\ufffe\uffff]/gu

/** Text escaped for XML; characters that XML does not allow are left out. */
export function xmlText(text: string): string {
  const writable = text.toWellFormed().replace(UNWRITABLE, '')
  return writable.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
}

/** An element with text; '' without. */
export function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : ''
}
