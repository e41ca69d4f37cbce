import { DeskNowDocument } from '#app/features/content/contact/contact.generated.ts'
import { deskStatusText } from '#app/features/content/contact/desk-status.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/desk.ts'

/** For pages from the cache: whether the service desk is open. [R2.35] */
export async function loader({ context }: Route.LoaderArgs) {
  const answer = await fetchPrivate(requestContextOf(context), DeskNowDocument, {})
  if (!answer.ok) return Response.json({}, { status: 503 })
  return Response.json({ text: deskStatusText(answer.data.serviceDesk.open_status, new Date()) })
}
