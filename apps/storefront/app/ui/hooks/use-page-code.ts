import { use, useState } from 'react'
import { DocumentContext } from '#app/theme/document-context.ts'

/** Only a document has a code: that of its request in the log. */
export function usePageCode(): string | undefined {
  const { code } = use(DocumentContext)
  const shown = () => document.querySelector('[data-code]')?.textContent
  return useState(() => (typeof document === 'undefined' ? code : shown()))[0]
}
