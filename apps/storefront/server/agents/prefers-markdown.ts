/** Of a type that the header names outright; undefined for others. */
function qualityOf(accept: string, type: string): number | undefined {
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    if (name !== type) continue
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    return quality === undefined ? 1 : Number(quality) || 0
  }
  return undefined
}

/** Browsers never name Markdown, and `*` never means it. [RFC 9110 §12.5.1] */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes('text/markdown')) return false
  const quality = qualityOf(accept, 'text/markdown') ?? 0
  return quality > 0 && quality >= (qualityOf(accept, 'text/html') ?? 0)
}
