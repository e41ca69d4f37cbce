const MESSAGE = 'What was sent can’t be read. Nothing was changed. Go back and send the form again.'

/** Only this reads forms. @throws a 400 response for a body that can't be read */
export async function readFormData(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw Response.json({ problem: MESSAGE }, { status: 400 })
  }
}
