/** Whether the browser submits a form without scripts, rather than a script fetching data. */
export function isDocumentRequest(request: Request): boolean {
  const mode = request.headers.get('sec-fetch-mode')
  return mode ? mode === 'navigate' : (request.headers.get('accept') ?? '').includes('text/html')
}
