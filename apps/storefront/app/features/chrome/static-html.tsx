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
    // Documents of checkout have no shell: load this URL as a new document.
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

/** React does not hydrate it. */
export const StaticHtml = memo(StaticIsland)
