import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { DocumentContext } from '#app/theme/document-context.ts'

const htmlOf = (part: string) => document.querySelector(`[data-shell="${part}"]`)?.innerHTML ?? ''
const shell = { header: htmlOf('header'), footer: htmlOf('footer') }
const islands = { nonce: undefined, themeCss: '', fontUrls: [], shell, islands: new Map() }

startTransition(() => {
  hydrateRoot(
    document,
    <DocumentContext value={islands}>
      <HydratedRouter />
    </DocumentContext>,
  )
})
