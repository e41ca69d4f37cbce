import { data } from 'react-router'
import { CardsList, type SavedCard } from '#app/features/saved-cards/cards-list.tsx'
import { savedCardMessages } from '#app/features/saved-cards/messages.ts'
import {
  CustomerAdyenPaymentTokensDocument,
  type CustomerAdyenPaymentTokensQuery,
  DeleteAdyenPaymentTokenDocument,
} from '#app/features/saved-cards/saved-cards.generated.ts'
import { redirectWithFlash } from '#app/forms/form-answer.server.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { requireReads } from '#app/graphql/limit.server.ts'
import { messageOf } from '#app/graphql/result.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { CARD_BRANDS } from '#app/session/site/payment-methods.ts'
import { Notice } from '#app/ui/notice.tsx'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/payments.ts'

type StoredCard = CustomerAdyenPaymentTokensQuery['customerAdyenPaymentTokens'][number]

function toCard(card: StoredCard, today: Date): SavedCard {
  const month = Number(card.expiryMonth)
  const year = Number(card.expiryYear)
  return {
    id: card.token_id,
    brand: CARD_BRANDS[card.brand ?? ''] ?? 'Card',
    lastFour: card.lastFour ?? '',
    holder: card.holderName ?? '',
    expiry: `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`,
    isExpired: year < today.getFullYear() || (year === today.getFullYear() && month < today.getMonth() + 1),
  }
}

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const answer = await fetchPrivate(ctx, CustomerAdyenPaymentTokensDocument, {})
  requireReads(ctx)
  if (!answer.ok) return { cards: [], problem: messageOf(answer.failure, savedCardMessages.customerAdyenPaymentTokens) }
  return { cards: answer.data.customerAdyenPaymentTokens.map((card) => toCard(card, new Date())), problem: undefined }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const tokenId = fieldText(await readFormData(request), 'token_id')
  const answer = await fetchPrivate(ctx, DeleteAdyenPaymentTokenDocument, { tokenId })
  if (answer.ok && answer.data.deleteAdyenPaymentToken?.success)
    return redirectWithFlash(ctx, '/customer/payments', 'card-deleted')
  const problem = answer.ok
    ? savedCardMessages.deleteAdyenPaymentToken
    : messageOf(answer.failure, savedCardMessages.deleteAdyenPaymentToken)
  return data({ problem }, { status: 422 })
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Your saved cards', matches)

/** [R2.21, R2.61, R7.32] */
export default function PaymentsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const problem = actionData?.problem ?? loaderData.problem
  return (
    <>
      <h1>Your saved cards</h1>
      {problem ? (
        <Notice tone="negative" answer={actionData}>
          {problem}
        </Notice>
      ) : null}
      {loaderData.problem ? null : <CardsList cards={loaderData.cards} />}
    </>
  )
}
