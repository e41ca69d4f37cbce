import { createRequire } from 'node:module'

interface Message {
  readonly ruleId: string
  readonly message: string
  readonly selector: string | null
}

/** The part of html-validate that is used here. */
interface Validator {
  validateStringSync(html: string): { readonly results: readonly { readonly messages: readonly Message[] }[] }
}

const { HtmlValidate } = createRequire(import.meta.url)('html-validate') as {
  readonly HtmlValidate: new (config: object) => Validator
}

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    'empty-title': 'error',
    // Headings of dialogs in the header precede the `h1`.
    'heading-level': ['error', { minInitialRank: 'any', sectioningRoots: [] }],
    'no-implicit-close': 'error',
    // Scripts and styles are our own, of the page's origin.
    'require-sri': 'off',
  },
})

/** Header and footer are the same on every page of a site. */
const SHELL = /<(header|footer)\b[^>]*\bdata-shell[^>]*>([\s\S]*?)<\/\1>/g
const validShells = new Set<string>()

/** Its forms, which buttons of the page name. */
const formsOf = (shell: string) =>
  [...shell.matchAll(/<form\b[^>]*\bid="([^"]+)"/g)].map(([, id]) => `<form id="${id}"></form>`).join('')

/** What html-validate finds in a document, each kind once. A valid header or footer is read once. */
export function htmlProblems(html: string): readonly string[] {
  const shells = [...html.matchAll(SHELL)].map(([, , inner = '']) => inner)
  const read = html.replaceAll(SHELL, (whole, _name, inner: string) =>
    validShells.has(inner) ? whole.replace(inner, () => formsOf(inner)) : whole,
  )
  const messages = validator.validateStringSync(read).results.flatMap((result) => result.messages)
  if (messages.length === 0) for (const shell of shells) validShells.add(shell)
  return [
    ...new Set(
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? 'the document'}`),
    ),
  ]
}
