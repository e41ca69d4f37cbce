import { use } from 'react'
import { useLocation } from 'react-router'
import { SanitisedHtml } from '#app/features/content/sanitised-html.tsx'
import { searchTextOfPath } from '#app/features/search/path-text.ts'
import { type Shop, ShopContext } from '#app/session/site/shop.ts'
import { DocumentContext } from '#app/theme/document-context.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { usePageCode } from '#app/ui/hooks/use-page-code.ts'
import { Picture } from '#app/ui/picture.tsx'
import { ServerIsland } from '#app/ui/server-island.tsx'
import styles from './error-page.module.css'

interface ErrorText {
  readonly title: string
  readonly text: string
}

const texts: Readonly<Record<number, ErrorText>> = {
  400: {
    title: 'This request cannot be read',
    text: 'Nothing was changed, and your bag is saved. Go back and send the form again.',
  },
  404: { title: 'We can’t find that page', text: 'Search for it, or start with a department.' },
  413: {
    title: 'That’s too large',
    text: 'Nothing was changed, and your bag is saved. Go back and send less.',
  },
  429: { title: 'Too many requests', text: 'Your bag is saved. Wait a minute, then try again.' },
  503: {
    title: 'Back in a moment',
    text: 'We can’t reach part of the shop right now. Your bag is saved. Try again in a few minutes.',
  },
}
const SAVED = 'Your bag is saved.'
const unforeseen: ErrorText = {
  title: 'Something has gone wrong, please try again.',
  text: `It broke on our side. ${SAVED} Try again, or search for what you need.`,
}

/** In the shop's words. */
function textOf(status: number, text: string, voice: Shop['voice'] | undefined): string {
  if (!voice) return text
  if (status === 404) return voice.lost
  return texts[status] ? text : `${voice.broken} ${SAVED}`
}

/** The menu for pages without scripts. Pages with the shell have it in their foot already. */
const departmentsOf = (footer: string) => /id="site-nav">.*?(<ul>.*?<\/ul>)/s.exec(footer)?.[1]

function Departments() {
  const html = departmentsOf(use(DocumentContext).shell.footer)
  if (html === undefined) return null
  return (
    <div className={styles.places}>
      <h2>Departments</h2>
      <SanitisedHtml html={html} />
    </div>
  )
}

function Help({ shop, status }: { readonly shop: Shop; readonly status: number }) {
  const code = usePageCode()
  const phone = <a href={shop.helpPhoneUrl}>{shop.helpPhone}</a>
  if (status < 500 || code === undefined)
    return (
      <p>
        Need a person? Call {phone}, or open <a href="/help-hub">help</a>.
      </p>
    )
  return (
    <p>
      Waiting to pay or collect? Call {phone} and say <strong data-code="">{code}</strong>.
    </p>
  )
}

function Search({ words }: { readonly words: string }) {
  return (
    <form action="/search" method="get" className={styles.search}>
      <label htmlFor="error-search" className="visually-hidden">
        Search for shoes
      </label>
      <input
        id="error-search"
        type="search"
        name="q"
        defaultValue={words}
        placeholder="Search shoes, brands…"
        required
      />
      <Button>Search</Button>
    </form>
  )
}

/** Needs no data. */
export function ErrorPage({ status }: { readonly status: number }) {
  const { title, text } = texts[status] ?? unforeseen
  const shop = use(ShopContext)
  const { pathname, search } = useLocation()
  const isMissing = status === 404
  return (
    <main id="main" tabIndex={-1} className={`container ${styles.page}`}>
      <title>{shop ? `${title} | ${shop.name}` : title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.lead} data-ground="">
        <div className={styles.words}>
          <p>
            <strong>Error {status}</strong>
          </p>
          <h1>{title}</h1>
          <p>{textOf(status, text, shop?.voice)}</p>
          {isMissing ? null : (
            <p>
              <ButtonLink href={`${pathname}${search}`} data-document="">
                Try again
              </ButtonLink>{' '}
              <ButtonLink href="/cart" look="quiet" data-document="">
                Open my bag
              </ButtonLink>
            </p>
          )}
          <Search words={isMissing ? searchTextOfPath(pathname) : ''} />
          {isMissing ? <ServerIsland name="meant" html={undefined} /> : null}
          <ButtonLink href="/" look="secondary" data-document="">
            Go to the home page
          </ButtonLink>
        </div>
        {shop ? (
          <Picture src={shop.layout.giftCardShoe} alt="" sizes="(min-width: 860px) 44vw, 1px" className="tile" />
        ) : null}
      </div>
      <Departments />
      {shop ? <Help shop={shop} status={status} /> : null}
    </main>
  )
}
