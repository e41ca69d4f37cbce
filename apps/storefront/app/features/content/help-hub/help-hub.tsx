import formStyles from '#app/forms/form.module.css'
import { Button } from '#app/ui/button.tsx'
import { EmailField, TextField } from '#app/ui/field.tsx'
import { Icon, type IconName, PathIcon } from '#app/ui/icon.tsx'
import { DeskNow } from '../contact/desk-now.tsx'
import { SanitisedHtml } from '../sanitised-html.tsx'
import type { HelpLink, SplitHelpHub } from './split-help-hub.ts'

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
  '/contact': 'M2.5 5.5h19v13h-19zM2.5 6l9.5 7.5L21.5 6',
}

const isPhone = (path: string) => path.startsWith('tel:')

function LinkIcon({ path }: Pick<HelpLink, 'path'>) {
  const name = isPhone(path) ? 'phone' : ICONS[path]
  const own = PATHS[path]
  if (name) return <Icon name={name} />
  return own ? <PathIcon path={own} /> : null
}

function LinkCard({ link: { path, name, about } }: { readonly link: HelpLink }) {
  return (
    <a href={path} className="help-card">
      <LinkIcon path={path} />
      <SanitisedHtml className="help-name" html={name} />
      {isPhone(path) ? <DeskNow /> : null}
      <SanitisedHtml className="mute small" html={about} />
    </a>
  )
}

interface LinkCardsProps {
  readonly id: string
  readonly heading: string
  readonly links: readonly HelpLink[]
}

function LinkCards({ id, heading, links }: LinkCardsProps) {
  if (links.length === 0) return null
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <ul className={`help-${id}`}>
        {links.map((link) => (
          <li key={link.path}>
            <LinkCard link={link} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A document of their own, so that the browser opens the answer. */
function Questions({ questions }: Pick<SplitHelpHub, 'questions'>) {
  if (questions.length === 0) return null
  return (
    <section id="frequent" aria-labelledby="frequent-heading">
      <h2 id="frequent-heading">Asked most</h2>
      <ul className="help-rows">
        {questions.map(({ path, name }) => (
          <li key={path}>
            <a href={path} data-document="">
              <SanitisedHtml html={name} />
              <Icon name="chevron-right" sizePx={20} />
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
    <section id="find-order" className="help-order" aria-labelledby="find-order-heading">
      <h2 id="find-order-heading">Find an order</h2>
      <p className="mute small">Track it{mayReturn ? ', return it' : ''} or get an invoice. No account needed.</p>
      <form method="post" action="/return/guest" className={formStyles.form} noValidate>
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

export function FrequentLinks({ often }: Pick<SplitHelpHub, 'often'>) {
  return often ? <SanitisedHtml className="help-often small" html={`Often asked: ${often}`} /> : null
}

interface HelpHubProps {
  readonly page: SplitHelpHub
  readonly mayReturn: boolean
}

/** [R2.35] */
export function HelpHub({ page: { topics, questions, people, rest }, mayReturn }: HelpHubProps) {
  return (
    <div className="help-page">
      <LinkCards id="topics" heading="Choose a topic" links={topics} />
      <div className="help-columns">
        <Questions questions={questions} />
        <FindOrder mayReturn={mayReturn} />
      </div>
      <LinkCards id="people" heading="Talk to a person" links={people} />
      {rest ? <SanitisedHtml className="prose" html={rest} /> : null}
    </div>
  )
}
