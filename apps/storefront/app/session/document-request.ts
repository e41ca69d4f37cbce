/** Whether the browser requests a document (a form without scripts), rather than a script data. */
export function isDocumentRequest(request: Request): boolean {
  const mode = request.headers.get('sec-fetch-mode')
  return mode ? mode === 'navigate' : (request.headers.get('accept') ?? '').includes('text/html')
}
