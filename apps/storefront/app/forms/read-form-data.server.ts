/** As much as a form without files may have. */
const MOST_TEXT = 256 * 1024

const UNREADABLE = 'What was sent can’t be read. Nothing was changed. Go back and send the form again.'
const TOO_LONG = 'What was typed is longer than we can accept. Nothing was changed. Go back and send less.'

const refusal = (status: number, problem: string) => Response.json({ problem }, { status })

export const refuseUnreadable = () => refusal(400, UNREADABLE)

async function parse(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw refuseUnreadable()
  }
}

/** Only this reads forms. @throws a 400 response for a body that can't be read, 413 for more text than a form has */
export async function readFormData(request: Request): Promise<FormData> {
  const form = await parse(request)
  const texts = [...form.values()].filter((value) => typeof value === 'string')
  if (texts.reduce((sum, { length }) => sum + length, 0) > MOST_TEXT) throw refusal(413, TOO_LONG)
  return form
}
