import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchAnswers } from '#app/islands/answers.ts'
import { watchFocus } from '#app/islands/lost-focus.ts'
import { shellHtml } from '#app/islands/shell-html.ts'
import { delayReloads } from '#app/islands/stay-on-page.ts'
import { DocumentContext } from '#app/theme/document-context.ts'

const shell = { header: shellHtml('header'), footer: shellHtml('footer') }
const islands = { nonce: undefined, guard: '', themeCss: '', fontUrls: [], shell, islands: new Map() }

watchAnswers()
delayReloads()
watchFocus()
startTransition(() => {
  hydrateRoot(
    document,
    <DocumentContext value={islands}>
      <HydratedRouter />
    </DocumentContext>,
  )
})
