import type { Brand } from '@welt/brands'
import { phoneUrl } from '@welt/kit/text/phone'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MaintenanceFacts } from '#app/session/site/maintenance-facts.ts'
import { fontsOf } from '#app/theme/fonts.server.ts'
import { tokensCss } from '#app/theme/tokens.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import wordmarkCss from '../wordmark.css?inline'
import { WordmarkLetters } from '../wordmark.tsx'
import { endText } from './end-text.ts'
import css from './maintenance.css?inline'

const OUR_MESSAGE = 'We’re closed for a quick update.'

function Screen({ brand, facts }: { readonly brand: Brand; readonly facts: MaintenanceFacts }) {
  const end = endText(facts.until, facts.now, brand.timeZone)
  return (
    <main className="maintenance" data-maintenance="">
      <p className="wordmark" data-mark={brand.id}>
        <WordmarkLetters site={brand.id} name={brand.name} />
      </p>
      {facts.shoe ? (
        <div className="scene">
          <i />
          <i />
          <img src={facts.shoe} alt="" width="480" height="480" />
        </div>
      ) : null}
      <h1 tabIndex={-1}>We’re tying our laces</h1>
      <p className="why">{facts.message ?? OUR_MESSAGE} Your bag and wishlist are safe and will be here after.</p>
      <p className="end">
        <Icon name="tick" sizePx={20} /> {end}
      </p>
      <a className="again" href={facts.address}>
        Try again
      </a>
      <p className="still" role="status" />
      <div className="help">
        <p>Need shoes by tomorrow? Call us</p>
        <a className="call" href={phoneUrl(brand.helpPhone)}>
          <Icon name="phone" sizePx={20} /> {brand.helpPhone}
        </a>
      </div>
    </main>
  )
}

/** One document without scripts or other app files. [R2.81] */
export function renderMaintenance(brand: Brand, facts: MaintenanceFacts): string {
  const style = `${tokensCss(brand.theme)}${fontsOf(brand.theme).css}${wordmarkCss}${css}`
  const body = renderToStaticMarkup(<Screen brand={brand} facts={facts} />)
  return `<!DOCTYPE html><html lang="${brand.locale.replace('_', '-')}" data-site="${brand.id}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Back soon - ${brand.name}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${style}</style></head><body>${body}</body></html>`
}
