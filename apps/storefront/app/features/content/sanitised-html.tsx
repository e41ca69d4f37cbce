interface SanitisedHtmlProps {
  readonly html: string
  readonly className?: string | undefined
}

export function SanitisedHtml({ html, className }: SanitisedHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that the commerce server has sanitised
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
