import { use, useState } from 'react'
import { DocumentContext } from '#app/theme/document-context.ts'

/** The code of a document's request in the log. */
export function usePageCode(): string | undefined {
  const { code } = use(DocumentContext)
  const shown = () => document.querySelector('[data-code]')?.textContent
  return useState(() => (typeof document === 'undefined' ? code : shown()))[0]
}
