/** `id` is the target of on-page links. */
export function section(id: string, heading: string, ...parts: readonly string[]): string {
  return `<section id="${id}"><h2>${heading}</h2>${parts.join('')}</section>`
}

export function paragraph(...sentences: readonly string[]): string {
  return `<p>${sentences.join(' ')}</p>`
}

const SWITCHED = /^\{(\w+)\}([\s\S]*)\{\/\1\}$/

/** An item within one switch, `{returns}…{/returns}`, is left out whole. */
export function list(items: readonly string[]): string {
  const entries = items.map((item) => {
    const [, part, text] = SWITCHED.exec(item) ?? []
    return part ? `{${part}}<li>${text}</li>{/${part}}` : `<li>${item}</li>`
  })
  return `<ul>${entries.join('')}</ul>`
}

/** Numbered steps, each with a name and an instruction. */
export function steps(all: readonly (readonly [name: string, text: string])[]): string {
  return `<ol>${all.map(([name, text]) => `<li><strong>${name}</strong>${paragraph(text)}</li>`).join('')}</ol>`
}

/** The first row and the first column are headings; '' makes an empty cell. */
export function table(caption: string, headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = headings.map((heading) => (heading ? `<th scope="col">${heading}</th>` : '<td></td>')).join('')
  const body = rows
    .map(
      ([first, ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')
  return `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

/** `Do I need an account?` is `do-i-need-an-account`. */
const questionId = (questionText: string) =>
  questionText
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** A collapsible question; a link to its answer opens it. */
export function question(questionText: string, answer: string): string {
  return `<details><summary>${questionText}</summary><p id="${questionId(questionText)}">${answer}</p></details>`
}

export const questionLink = (questionText: string) => link(`/faq#${questionId(questionText)}`, questionText)

export function link(path: string, text: string): string {
  return `<a href="${path}">${text}</a>`
}
