/** `id` is the target of on-page links. */
export function section(id: string, heading: string, ...parts: readonly string[]): string {
  return `<section id="${id}"><h2>${heading}</h2>${parts.join('')}</section>`
}

export function paragraph(text: string): string {
  return `<p>${text}</p>`
}

export function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

/** The first row and the first column are headings. */
export function table(caption: string, headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('')
  const body = rows
    .map(
      ([first, ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')
  return `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

/** A collapsible question. */
export function question(questionText: string, answer: string): string {
  return `<details><summary>${questionText}</summary><p>${answer}</p></details>`
}

export function link(path: string, text: string): string {
  return `<a href="${path}">${text}</a>`
}
