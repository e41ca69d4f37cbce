interface SanitisedHtmlProps {
  readonly html: string
  readonly className?: string | undefined
}

export function SanitisedHtml({ html, className }: SanitisedHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own, or sanitised by the commerce server
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
