import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { DocumentContext } from '#app/theme/document-context.ts'

const htmlOf = (part: string) => document.querySelector(`[data-shell="${part}"]`)?.innerHTML ?? ''
const parts = { nonce: undefined, themeCss: '', fontUrls: [], shell: { header: htmlOf('header'), footer: htmlOf('footer') } }

startTransition(() => {
  hydrateRoot(
    document,
    <DocumentContext value={parts}>
      <HydratedRouter />
    </DocumentContext>,
  )
})
