import { brands } from '@welt/brands'
import { escapeHtml, json, notFound, parseObject, type Route } from '../web/answer.ts'
import { plainPage } from '../web/plain-page.ts'
import { mailContent } from './mail-content.ts'

interface Preview {
  readonly site: string
  readonly kind: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Until the end of the process. */
export interface Previews {
  /** In place of the one before. */
  put(preview: Preview): void
  find(site: string, kind: string): Preview | undefined
  list(site: string | undefined): readonly Preview[]
}

export function createPreviews(): Previews {
  const previews = new Map<string, Preview>()
  return {
    put: (preview) => void previews.set(`${preview.site}/${preview.kind}`, preview),
    find: (site, kind) => previews.get(`${site}/${kind}`),
    list: (site) => [...previews.values()].filter((preview) => !site || preview.site === site),
  }
}

const FIELDS = ['site', 'kind', 'subject', 'html', 'text'] as const

function parsePreview(body: Readonly<Record<string, unknown>>): Preview | undefined {
  const isWhole = FIELDS.every((name) => typeof body[name] === 'string' && body[name] !== '')
  const isKnown = brands.some(({ id }) => id === body.site) && /^[a-z-]{1,40}$/.test(String(body.kind))
  return isWhole && isKnown
    ? (Object.fromEntries(FIELDS.map((name) => [name, body[name]])) as unknown as Preview)
    : undefined
}

const pathOf = ({ site, kind }: Preview) => `/mailbox/previews/${site}/${kind}`

/** Links to the previews, on the page of the mailbox. */
export function previewList(previews: readonly Preview[]): string {
  const items = previews.map(
    (preview) =>
      `<tr><td class="wide">${escapeHtml(preview.site)}</td><td><a href="${pathOf(preview)}">${escapeHtml(preview.kind)}</a></td><td>${escapeHtml(preview.subject)}</td></tr>`,
  )
  const head =
    '<thead><tr><th scope="col" class="wide">Shop</th><th scope="col">Mail</th><th scope="col">Subject</th></tr></thead>'
  return `<h2>Previews</h2>${items.length ? `<table>${head}<tbody>${items.join('')}</tbody></table>` : '<p class="panel">None yet. <code>npm run welt -- mails preview mathers</code> shows every mail about orders and returns, with invented data.</p>'}`
}

function previewPage(preview: Preview) {
  const frame = (name: string, kind: string) =>
    `<h2>${name}</h2><iframe class="mail ${kind}" title="${name}" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${pathOf(preview)}/html"></iframe>`
  return plainPage({
    title: preview.subject,
    main: `<p><a href="/mailbox?site=${preview.site}">Back to the mailbox</a></p><h1>${escapeHtml(preview.subject)}</h1>
${frame('On a computer', 'desk')}${frame('On a phone', 'phone')}<h2>Text version</h2><pre>${escapeHtml(preview.text)}</pre>`,
  })
}

export function previewRoutes(previews: Previews): Route[] {
  const found = ({ site = '', kind = '' }: Readonly<Record<string, string>>) => previews.find(site, kind)
  return [
    {
      method: 'POST',
      path: '/mailbox/previews',
      handle: ({ body }) => {
        const preview = parsePreview(parseObject(body) ?? {})
        if (!preview) return json({ error: 'A preview needs site, kind, subject, html and text.' }, 422)
        previews.put(preview)
        return json({ path: pathOf(preview) }, 201)
      },
    },
    {
      method: 'GET',
      path: '/mailbox/previews/:site/:kind',
      handle: ({ params }) => {
        const preview = found(params)
        return preview ? previewPage(preview) : notFound
      },
    },
    {
      method: 'GET',
      path: '/mailbox/previews/:site/:kind/html',
      handle: ({ params }) => {
        const preview = found(params)
        return preview ? mailContent(preview) : notFound
      },
    },
  ]
}
