import { memo, useContext, useEffect } from 'react'
import { DocumentContext } from '#app/theme/document-context.ts'

interface StaticHtmlProps {
  readonly part: 'header' | 'footer'
  readonly className?: string | undefined
}

function StaticIsland({ part, className }: StaticHtmlProps) {
  const html = useContext(DocumentContext).shell[part]
  const Element = part
  useEffect(() => {
    // A document without a shell (checkout) has nothing to show here: load this URL as a new document.
    if (html === '') location.reload()
  }, [html])
  return (
    <Element
      className={className}
      data-shell={part}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own components, rendered by the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** Server-rendered part of the shell that React does not hydrate. */
export const StaticHtml = memo(StaticIsland)
