import { use, useState } from 'react'
import { DocumentContext } from '#app/theme/document-context.ts'

/**
 * Properties of an element whose content only the server draws: within the document, or as HTML that a loader hands over later. In the
 * browser it costs neither code nor data; React leaves it as it is. Give the element a `key` of the page that it shows.
 */
export function useServerPart(name: string, html: string | undefined) {
  const drawn = use(DocumentContext).parts.get(name)
  const [__html] = useState(() => html ?? globalThis.document?.querySelector(`[data-part="${name}"]`)?.innerHTML ?? '')
  const content = drawn === undefined ? { dangerouslySetInnerHTML: { __html } } : { children: drawn }
  return { 'data-part': name, suppressHydrationWarning: true, ...content }
}

/** A part of a page that the server draws and React leaves alone. */
export function ServerPart({
  name,
  html,
  className,
}: {
  readonly name: string
  readonly html: string | undefined
  readonly className?: string
}) {
  return <div className={className} {...useServerPart(name, html)} />
}
