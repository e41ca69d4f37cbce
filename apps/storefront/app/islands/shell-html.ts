export const shellHtml = (part: 'header' | 'footer'): string =>
  document.querySelector(`[data-shell="${part}"]`)?.innerHTML ?? ''
