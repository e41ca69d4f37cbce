interface SanitisedHtmlProps {
  readonly html: string
  readonly className?: string | undefined
  /** Default `div`; a `span` where only phrases may stand. */
  readonly element?: 'div' | 'span'
}

export function SanitisedHtml({ html, className, element: Element = 'div' }: SanitisedHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own, or sanitised by the commerce server
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
