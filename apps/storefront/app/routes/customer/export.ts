import { redirectDocument } from 'react-router'
import { ExportCustomerDataDocument } from '#app/features/privacy/privacy.generated.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import { requireSignIn } from '#app/middleware/session.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { flashCookies } from '#app/session/flash.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/export.ts'

const PAGE = '/customer/security'

export const middleware: Route.MiddlewareFunction[] = [requireSignIn]

export function loader() {
  return redirectDocument(PAGE)
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const password = fieldText(await readFormData(request), 'password')
  const answer = await fetchPrivate(ctx, ExportCustomerDataDocument, { password })
  const file = answer.ok ? answer.data.exportCustomerData : undefined
  if (file)
    return new Response(file.json, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="${file.file_name.replace(/[^\w.-]/g, '')}"`,
      },
    })
  const { code, retryAfterSeconds } = answer.ok ? {} : answer.failure
  if (code === 'PASSWORD_WRONG') return redirectDocument(`${PAGE}?export=wrong`, { status: 303 })
  const notice = code === 'RATE_LIMITED' && retryAfterSeconds ? `limited-${retryAfterSeconds}` : 'export-failed'
  return redirectDocument(PAGE, { status: 303, headers: cookieHeaders(...flashCookies(ctx, notice)) })
}
