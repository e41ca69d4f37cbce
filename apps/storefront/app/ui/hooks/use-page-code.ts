import { use, useState } from 'react'
import { DocumentContext } from '#app/theme/document-context.ts'

/** The code that the log has for a document's request. */
export function usePageCode(): string | undefined {
  const { code } = use(DocumentContext)
  const shown = () => document.querySelector('[data-code]')?.textContent
  return useState(() => (typeof document === 'undefined' ? code : shown()))[0]
}
