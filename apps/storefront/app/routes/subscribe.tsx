import { data } from 'react-router'
import { followLink, subscribe } from '#app/features/newsletter/subscribe.server.ts'
import { SubscribeForm } from '#app/features/newsletter/subscribe-form.tsx'
import { LINK_ACTIONS, type LinkAction, SubscriptionLink } from '#app/features/newsletter/subscription-link.tsx'
import { fieldText } from '#app/forms/form-data.ts'
import styles from '#app/forms/form-page.module.css'
import { actionOf } from '#app/forms/intent.server.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { useShop } from '#app/session/site/shop.ts'
import type { Route } from './+types/subscribe.ts'
import { privateMeta } from './private-meta.ts'

function findLink({ searchParams }: URL): { readonly action: LinkAction; readonly token: string } | undefined {
  for (const action of LINK_ACTIONS) {
    const token = searchParams.get(action)
    if (token) return { action, token }
  }
  return undefined
}

/** [R1.19, R2.11] */
function requireOffered(newsLetter: boolean): void {
  if (!newsLetter) throw data(null, { status: 404 })
}

export function loader({ url, context }: Route.LoaderArgs) {
  const link = findLink(url)
  if (!link) requireOffered(requestContextOf(context).settings.flags.newsLetter)
  return { link }
}

/** The page's and the footer's form send no intent. */
const LINK_CHOICES: Readonly<Record<string, LinkAction | null>> = {
  '': null,
  ...Object.fromEntries(LINK_ACTIONS.map((action) => [action, action])),
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const form = await readFormData(request)
  const link = findLink(url)
  // List-Unsubscribe-Post from a mail client. [RFC 8058]
  const isOneClick = link?.action === 'unsubscribe' && fieldText(form, 'List-Unsubscribe') === 'One-Click'
  const chosen = isOneClick ? link.action : actionOf(form, LINK_CHOICES, 'wish')
  if (chosen) {
    const followed = await followLink(ctx, chosen, isOneClick ? link.token : fieldText(form, 'token'))
    return data({ followed, subscribed: undefined }, { status: followed.isDone ? 200 : 422 })
  }
  requireOffered(ctx.settings.flags.newsLetter)
  const subscribed = await subscribe(ctx, fieldText(form, 'email'))
  return data({ followed: undefined, subscribed }, { status: subscribed.result === 'success' ? 200 : 422 })
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...privateMeta('News by email', matches),
  { name: 'referrer', content: 'same-origin' },
]

export default function SubscribeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { name } = useShop()
  const { link } = loaderData
  return (
    <div className={`container ${styles.page}`}>
      <section>
        {link ? (
          <SubscriptionLink {...link} answer={actionData?.followed} />
        ) : (
          <>
            <h1>News from {name}</h1>
            <p className={styles.lead}>New styles and offers by email, and nothing else.</p>
            <SubscribeForm answer={actionData?.subscribed} />
          </>
        )}
      </section>
    </div>
  )
}
