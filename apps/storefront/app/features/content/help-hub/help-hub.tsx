import formStyles from '#app/forms/form.module.css'
import { Button } from '#app/ui/button.tsx'
import { EmailField, TextField } from '#app/ui/field.tsx'
import { Icon, type IconName, PathIcon } from '#app/ui/icon.tsx'
import pageStyles from '../content-page.module.css'
import styles from '../extras.module.css'
import { SanitisedHtml } from '../sanitised-html.tsx'
import type { HelpTopic, SplitHelpHub } from './split-help-hub.ts'

const ICONS: Readonly<Record<string, IconName>> = {
  '/delivery': 'truck',
  '/returns': 'return',
  '/size-guide': 'ruler',
  '/payments-promotions': 'card',
  '/click-and-collect': 'store',
  '/store-locator': 'store',
  '/customer/account': 'user',
  '/product-information': 'foot',
}

/** Separate from the shared icon set, which every page loads. */
const PATHS: Readonly<Record<string, string>> = {
  '/order': 'M12 3 4 7v10l8 4 8-4V7l-8-4ZM4 7l8 4 8-4M12 11v10',
  '/shoebucks': 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6-4.4-4.2 6-.8Z',
}

// The sheets that listings load have no room.
const HEADING = { fontSize: 'var(--t2)', paddingBottom: 'var(--s4)' } as const
const CARDS = {
  ...{ display: 'grid', gap: 'var(--s4)' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(130px, 22%), 1fr))',
} as const
const CARD = {
  ...{ alignContent: 'start', height: '100%', minHeight: 0 },
  ...{ background: 'var(--surface)', border: '1px solid var(--line)' },
  overflowWrap: 'anywhere',
} as const
const NAME = { font: '650 var(--t0)/1.4 var(--font-text)' } as const
const COLUMNS = {
  ...{ display: 'grid', gap: 'var(--s6)', alignItems: 'start', paddingBlock: 'var(--s9) var(--s6)' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
} as const
const FIELDS = { maxWidth: 'none' } as const
const FORM = { ...{ background: 'var(--surface)', border: '1px solid var(--line)', margin: 0 } } as const

function TopicIcon({ path }: Pick<HelpTopic, 'path'>) {
  const [name, own] = [ICONS[path], PATHS[path]]
  if (name) return <Icon name={name} />
  return own ? <PathIcon path={own} /> : null
}

function Topics({ topics }: Pick<SplitHelpHub, 'topics'>) {
  return (
    <section id="topics" aria-labelledby="topics-heading">
      <h2 id="topics-heading" style={HEADING}>
        Choose a topic
      </h2>
      <ul style={CARDS}>
        {topics.map(({ path, name, about }) => (
          <li key={path}>
            <a href={path} className={styles.brand} style={CARD}>
              <TopicIcon path={path} />
              <span className={styles.name} style={NAME}>
                <SanitisedHtml element="span" html={name} />
              </span>
              <SanitisedHtml element="span" className="mute small" html={about} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Sent to the guest look-up, which shows errors. [R2.15, R5.18] */
function FindOrder({ mayReturn }: { readonly mayReturn: boolean }) {
  return (
    <section id="find-order" className={styles.converter} style={FORM} aria-labelledby="find-order-heading">
      <h2 id="find-order-heading">Find an order</h2>
      <p className="mute small">Track it{mayReturn ? ', return it' : ''} or get an invoice. No account needed.</p>
      <form method="post" action="/return/guest" className={formStyles.form} style={FIELDS} noValidate>
        <input type="hidden" name="intent" value="look-up" />
        <TextField
          id="find-order-number"
          label="Order number"
          hint="In your email, like 1000234"
          name="number"
          inputMode="numeric"
          maxLength={40}
          required
        />
        <EmailField id="find-order-email" label="Email of the order" required />
        <TextField
          id="find-order-lastname"
          label="Billing last name"
          name="lastname"
          autoComplete="family-name"
          maxLength={100}
          required
        />
        <Button isWide>Find order</Button>
      </form>
      <p>
        <a href="/customer/orders">Sign in to see all your orders</a>
      </p>
    </section>
  )
}

interface HelpHubProps {
  readonly page: SplitHelpHub
  readonly mayReturn: boolean
}

/** [R2.35] */
export function HelpHub({ page: { topics, questions }, mayReturn }: HelpHubProps) {
  return (
    <>
      <Topics topics={topics} />
      <div style={COLUMNS}>
        <SanitisedHtml className={pageStyles.content} html={questions} />
        <FindOrder mayReturn={mayReturn} />
      </div>
    </>
  )
}
