import { use } from 'react'
import { ShopContext } from '#app/session/site/shop.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import styles from './error-page.module.css'

interface ErrorText {
  readonly title: string
  readonly text: string
}

const texts: Readonly<Record<number, ErrorText>> = {
  404: {
    title: 'We can’t find that page',
    text: 'It may have sold out or moved. Try a search, or start again from the home page.',
  },
  429: { title: 'Too many requests', text: 'Your bag is saved. Wait a minute, then try again.' },
  503: {
    title: 'Back in a moment',
    text: 'We’re doing some maintenance. Your bag is saved. Try again in a few minutes.',
  },
}
const unforeseen: ErrorText = {
  title: 'Something has gone wrong, please try again.',
  text: 'Your bag is saved. Try again, or go back to the home page.',
}

export function ErrorPage({ status }: { readonly status: number }) {
  const { title, text } = texts[status] ?? unforeseen
  const shop = use(ShopContext)
  return (
    <main id="main" tabIndex={-1} className={`container ${styles.page}`}>
      <title>{shop ? `${title} | ${shop.name}` : title}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.status}>{status}</p>
      <h1>{title}</h1>
      <p className="mute measure">{text}</p>
      <form action="/search" method="get" className={styles.search}>
        <label htmlFor="error-search" className="visually-hidden">
          Search for shoes
        </label>
        <input id="error-search" type="search" name="q" placeholder="Search shoes, brands…" required />
        <button type="submit">Search</button>
      </form>
      <ButtonLink href="/" look="secondary" data-document="">
        Go to the home page
      </ButtonLink>
    </main>
  )
}
