import { use, useState } from 'react'
import { DocumentContext } from '#app/theme/document-context.ts'

/**
 * Properties of an element whose content only the server renders, within the document or as HTML from a loader; React
 * leaves it as it is. Give the element a `key` of the page that it shows.
 */
export function useServerIsland(name: string, html: string | undefined) {
  const island = use(DocumentContext).islands.get(name)
  const [__html] = useState(
    () => html ?? globalThis.document?.querySelector(`[data-island="${name}"]`)?.innerHTML ?? '',
  )
  const content = island === undefined ? { dangerouslySetInnerHTML: { __html } } : { children: island }
  return { 'data-island': name, suppressHydrationWarning: true, ...content }
}

/** A part of a page that the server renders and React leaves alone. */
export function ServerIsland({
  name,
  html,
  className,
}: {
  readonly name: string
  readonly html: string | undefined
  readonly className?: string
}) {
  return <div className={className} {...useServerIsland(name, html)} />
}
