import { use, useState } from 'react'
import { DocumentContext } from '#app/theme/document-context.ts'

/** Props of an element whose content only the server renders and React never touches. Use a page-specific `key`. */
export function useServerIsland(name: string, html: string | undefined) {
  const island = use(DocumentContext).islands.get(name)
  const [__html] = useState(
    () => html ?? globalThis.document?.querySelector(`[data-island="${name}"]`)?.innerHTML ?? '',
  )
  const content = island === undefined ? { dangerouslySetInnerHTML: { __html } } : { children: island }
  return { 'data-island': name, suppressHydrationWarning: true, ...content }
}

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
