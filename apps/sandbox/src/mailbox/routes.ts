import { brands } from '@welt/brands'
import { type Answer, escapeHtml, json, notFound, parseObject, type Route } from '../web/answer.ts'
import { plainPage } from '../web/plain-page.ts'
import { mailContent } from './mail-content.ts'
import { type Mailbox, parseMail, type StoredMail } from './mailbox.ts'
import { type Previews, previewList } from './previews.ts'
import { parseText, type StoredText, type TextBox } from './texts.ts'

const nameOf = (site: string) => brands.find((brand) => brand.id === site)?.name ?? site
const when = (mail: Pick<StoredMail, 'receivedAt'>) =>
  `<time datetime="${escapeHtml(mail.receivedAt)}">${new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Australia/Melbourne' }).format(new Date(mail.receivedAt))}</time>`

function textTable(texts: readonly StoredText[]): string {
  const rows = texts.map(
    (text) => `<tr><td>${when(text)}</td><td class="wide">${escapeHtml(text.from)}</td><td>${escapeHtml(text.to)}</td>
<td>${escapeHtml(text.text)}</td></tr>`,
  )
  const head =
    '<thead><tr><th scope="col">Received</th><th scope="col" class="wide">From</th><th scope="col">To</th><th scope="col">Message</th></tr></thead>'
  return `<h2>Text messages</h2>${rows.length ? `<table>${head}<tbody>${rows.join('')}</tbody></table>` : '<p class="panel">None yet. The one who collects an order gets one when it is ready.</p>'}`
}

interface Received {
  readonly mails: readonly StoredMail[]
  readonly texts: readonly StoredText[]
  readonly previews: ReturnType<Previews['list']>
}

function listPage({ mails, texts, previews }: Received, site: string | undefined): Answer {
  const link = (id: string | undefined, name: string) =>
    `<a href="/mailbox${id ? `?site=${id}` : ''}"${id === site ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a>`
  const rows = mails.map(
    (
      mail,
    ) => `<tr><td>${when(mail)}</td><td class="wide">${escapeHtml(nameOf(mail.site))}</td><td class="wide">${escapeHtml(mail.to)}</td>
<td><a href="/mailbox/messages/${mail.id}">${escapeHtml(mail.subject)}</a></td></tr>`,
  )
  const head =
    '<thead><tr><th scope="col">Received</th><th scope="col" class="wide">Shop</th><th scope="col" class="wide">To</th><th scope="col">Subject</th></tr></thead>'
  return plainPage({
    title: 'Mailbox',
    main: `<h1>Mailbox</h1><nav class="sites" aria-label="Shops">${link(undefined, 'All shops')}${brands.map((brand) => link(brand.id, brand.name)).join('')}</nav>
${rows.length ? `<table>${head}<tbody>${rows.join('')}</tbody></table>` : '<p class="panel">No mail yet. Place an order and its confirmation appears here.</p>'}
${textTable(texts)}${previewList(previews)}`,
  })
}

function extraRows({ replyTo, attachments = [] }: StoredMail): string {
  const files = attachments.map(({ name, mime, bytes }) => `${name}, ${mime}, ${Math.ceil(bytes / 1024)} KB`)
  const rows = [...(replyTo ? [['Reply to', replyTo]] : []), ...files.map((file) => ['File', file])]
  return rows.map(([label = '', text = '']) => `<dt>${label}</dt><dd>${escapeHtml(text)}</dd>`).join('')
}

function messagePage(mail: StoredMail): Answer {
  return plainPage({
    title: mail.subject,
    main: `<p><a href="/mailbox">Back to the mailbox</a></p><h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>From</dt><dd>${escapeHtml(mail.from)}</dd><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Received</dt><dd>${when(mail)}</dd><dt>Message-ID</dt><dd>${escapeHtml(mail.messageId)}</dd>${extraRows(mail)}</dl>
<h2>As the shopper sees it</h2><iframe class="mail" title="Message" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mailbox/messages/${mail.id}/html"></iframe>
<h2>Text version</h2><pre>${escapeHtml(mail.text)}</pre>`,
  })
}

export function mailboxRoutes(mailbox: Mailbox, texts: TextBox, previews: Previews): Route[] {
  const withMail = (answer: (mail: StoredMail) => Answer): Route['handle'] => {
    return ({ params }) => {
      const mail = mailbox.find(params.id ?? '')
      return mail ? answer(mail) : notFound
    }
  }
  return [
    {
      method: 'POST',
      path: '/mailbox/messages',
      handle: ({ body }) => {
        const mail = parseMail(parseObject(body) ?? {})
        return mail
          ? json({ id: mailbox.put(mail).id }, 201)
          : json({ error: 'A mail needs messageId, from, to, subject, html, text and site.' }, 422)
      },
    },
    {
      method: 'GET',
      path: '/mailbox/messages.json',
      handle: ({ url }) => {
        const filter = {
          to: url.searchParams.get('to') ?? undefined,
          site: url.searchParams.get('site') ?? undefined,
          subject: url.searchParams.get('subject') ?? undefined,
        }
        return json({ messages: mailbox.list(filter) })
      },
    },
    {
      method: 'POST',
      path: '/mailbox/texts',
      handle: ({ body }) => {
        const text = parseText(parseObject(body) ?? {})
        return text
          ? json({ id: texts.put(text).id }, 201)
          : json({ error: 'A text message needs id, to, from, text and site.' }, 422)
      },
    },
    {
      method: 'GET',
      path: '/mailbox/texts.json',
      handle: ({ url }) => {
        const to = url.searchParams.get('to') ?? undefined
        return json({ texts: texts.list({ to, site: url.searchParams.get('site') ?? undefined }) })
      },
    },
    {
      method: 'GET',
      path: '/mailbox',
      handle: ({ url }) => {
        const site = url.searchParams.get('site') || undefined
        const received = { mails: mailbox.list({ site }), texts: texts.list({ site }), previews: previews.list(site) }
        return listPage(received, site)
      },
    },
    { method: 'GET', path: '/mailbox/messages/:id', handle: withMail(messagePage) },
    { method: 'GET', path: '/mailbox/messages/:id/html', handle: withMail(mailContent) },
  ]
}
