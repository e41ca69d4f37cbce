/** A part of the shell as the document brought it; '' in a document without a shell. */
export const shellHtml = (part: 'header' | 'footer'): string =>
  document.querySelector(`[data-shell="${part}"]`)?.innerHTML ?? ''
