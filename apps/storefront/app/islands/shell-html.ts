/** Server-rendered HTML, '' in a document without a shell. */
export const shellHtml = (part: 'header' | 'footer'): string =>
  document.querySelector(`[data-shell="${part}"]`)?.innerHTML ?? ''
