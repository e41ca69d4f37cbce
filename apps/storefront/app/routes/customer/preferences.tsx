import { data } from 'react-router'
import { newsletterMessages } from '#app/features/newsletter/messages.ts'
import {
  FetchSubscriptionDetailsDocument,
  UpdateSubscriptionDetailsDocument,
} from '#app/features/newsletter/newsletter.generated.ts'
import { newsletterChange } from '#app/features/newsletter/newsletter-change.ts'
import { NEWSLETTER, PreferencesForm } from '#app/features/newsletter/preferences-form.tsx'
import { redirectWithFlash } from '#app/forms/form-answer.server.ts'
import { actionOf } from '#app/forms/intent.server.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { requireReads } from '#app/graphql/limit.server.ts'
import { messageOf } from '#app/graphql/result.ts'
import { type RequestContext, requestContextOf } from '#app/session/request-context.ts'
import { useShop } from '#app/session/site/shop.ts'
import { Notice } from '#app/ui/notice.tsx'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/preferences.ts'
import { useCustomer } from './layout.tsx'

const load = (ctx: RequestContext) => fetchPrivate(ctx, FetchSubscriptionDetailsDocument, {})

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const answer = await load(ctx)
  requireReads(ctx)
  return answer.ok
    ? { subscriptions: answer.data.fetchSubscriptionDetails ?? undefined, problem: undefined }
    : { subscriptions: undefined, problem: messageOf(answer.failure, newsletterMessages.subscriptions) }
}

const FORMS = { save: { isNone: false }, none: { isNone: true } }

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const form = await readFormData(request)
  const { isNone } = actionOf(form, FORMS)
  const now = await load(ctx)
  if (!now.ok)
    return data({ problem: messageOf(now.failure, newsletterMessages.updateSubscriptionDetails) }, { status: 503 })
  const wanted = new Set(isNone ? [] : form.getAll('topic'))
  const topics = (now.data.fetchSubscriptionDetails?.topics ?? [])
    .filter(({ code }) => code !== NEWSLETTER)
    .map(({ code }) => ({ code, is_subscribed: wanted.has(code) }))
  const input = { topics, ...(isNone ? { is_subscribed: false } : newsletterChange(ctx, form)) }
  const answer = await fetchPrivate(ctx, UpdateSubscriptionDetailsDocument, { input })
  const outcome = answer.ok ? answer.data.updateSubscriptionDetails : undefined
  if (outcome?.success) return redirectWithFlash(ctx, '/customer/preferences', 'preferences-saved')
  const problem = answer.ok
    ? (outcome?.message ?? newsletterMessages.updateSubscriptionDetails)
    : messageOf(answer.failure, newsletterMessages.updateSubscriptionDetails)
  return data({ problem }, { status: 422 })
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Your preferences', matches)

/** [R2.22, R2.62] */
export default function PreferencesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { name, flags } = useShop()
  const { isEmailConfirmed } = useCustomer()
  const { subscriptions, problem } = loaderData
  return (
    <>
      <h1>Your preferences</h1>
      {subscriptions ? (
        <PreferencesForm
          key={JSON.stringify(subscriptions)}
          subscriptions={subscriptions}
          shopName={name}
          hasNewsletter={flags.newsLetter}
          isEmailConfirmed={isEmailConfirmed}
          answer={actionData}
        />
      ) : (
        <Notice tone="negative">
          {problem} <a href="/customer/preferences">Try again</a>
        </Notice>
      )}
    </>
  )
}
