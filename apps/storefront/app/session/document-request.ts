/** Whether the browser asks for a page to show (a form without scripts) rather than a script for data. */
export function isDocumentRequest(request: Request): boolean {
  const mode = request.headers.get('sec-fetch-mode')
  return mode ? mode === 'navigate' : (request.headers.get('accept') ?? '').includes('text/html')
}
