import { sanitiseHtml } from '#modules/site'
import type { ComplexTextValue } from '#src/platform/contract/contract.generated'

/** Escapes plain text into paragraphs; sanitises HTML. */
export function htmlText(text: string | null): ComplexTextValue | null {
  if (!text) return null
  if (/^\s*<(p|ul|div|h\d)\b/i.test(text)) return { html: sanitiseHtml(text) }
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  return {
    html: escaped
      .split(/\n{2,}/)
      .map((paragraph) => `<p>${paragraph.trim()}</p>`)
      .join(''),
  }
}
