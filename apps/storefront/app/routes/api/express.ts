import { answerExpress, loadExpressSettings } from '#app/features/express/express.server.ts'
import type { ExpressAnswer } from '#app/features/express/express-answer.ts'
import { expressMessages } from '#app/features/express/messages.ts'
import { readExpressRequest } from '#app/features/express/read-express-request.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/express.ts'

/** What the wallets need to open. [R3.99] */
export async function loader({ context }: Route.LoaderArgs) {
  const settings = await loadExpressSettings(requestContextOf(context))
  return Response.json(settings ?? {}, { status: settings ? 200 : 503 })
}

const LONGEST = 65_536

/** A wallet's next step; the commerce server checks all of it. [R7.92-R7.94] */
export async function action({ request, context }: Route.ActionArgs) {
  const text = fieldText(await readFormData(request), 'request').slice(0, LONGEST)
  const step = readExpressRequest(text)
  if (!step) return Response.json({ problem: expressMessages.failed } satisfies ExpressAnswer, { status: 400 })
  const [answer, headers] = await answerExpress(requestContextOf(context), step)
  return Response.json(answer, headers ? { headers } : {})
}
