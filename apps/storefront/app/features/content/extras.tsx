import { Button } from '#app/ui/button.tsx'
import { DeskNow } from './contact/desk-now.tsx'
import contentStyles from './content-page.module.css'
import styles from './extras.module.css'
import { SanitisedHtml } from './sanitised-html.tsx'

/** Leads to the store finder. Scripts show when the chosen store would have a pair ready. [R2.46] */
function FindStore() {
  return (
    <section className={styles.converter} aria-labelledby="find-store">
      <h2 id="find-store">Find your store</h2>
      <form action="/store-locator" method="get" className={styles.row}>
        <label>
          Suburb or postcode
          <input name="q" maxLength={60} autoComplete="postal-code" required />
        </label>
        <Button>Show stores</Button>
      </form>
      <p role="status" data-chosen-ready="" />
    </section>
  )
}

const LEAD = /^\s*<p>[\s\S]*?<\/p>/

/** Explains collection and starts it, in one screen; only while collection is on. */
export function ClickAndCollect({ html }: { readonly html: string }) {
  const lead = LEAD.exec(html)?.[0] ?? ''
  return (
    <>
      <div className="collect-start">
        <SanitisedHtml className="collect-lead" html={lead} />
        <FindStore />
      </div>
      <SanitisedHtml className={`collect-text ${contentStyles.content}`} html={html.slice(lead.length)} />
      <DeskNow />
    </>
  )
}
