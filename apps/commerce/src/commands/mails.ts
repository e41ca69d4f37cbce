import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { brandOf, brands, type SiteId, shopUrlOf } from '@welt/brands'
import { isPreviewKind, PREVIEW_KINDS, renderPreview } from '#modules/notifications'
import { type MailPreview, showPreview } from '../adapters/mail/sandbox-previews.ts'
import { readPublicUrl, readSandbox } from '../platform/config.ts'
import type { openDatabase } from '../platform/database.ts'
import { Refusal, UsageError } from './calls.ts'

export const MAILS_HELP = `npm run welt -- mails list [--json]
  The mails about orders and returns that have a preview.
npm run welt -- mails preview <site> [<kind>] [--out mail.html] [--dry-run] [--json]
npm run welt -- mails preview all [--dry-run] [--json]
  Shows one of them, or all, in the mailbox of the sandbox, with invented data; --out writes the HTML of one to a file;
  --json prints subject, HTML and text.
Sites: ${brands.map(({ id }) => id).join(', ')}
`

const OPTIONS = { json: { type: 'boolean' }, 'dry-run': { type: 'boolean' }, out: { type: 'string' } } as const

const write = (isJson: boolean | undefined, facts: unknown, lines: readonly string[]) =>
  void process.stdout.write(`${isJson ? JSON.stringify(facts, null, 2) : lines.join('\n')}\n`)

interface Wanted {
  /** All when undefined. */
  readonly site: SiteId | undefined
  readonly kind: string | undefined
  readonly out: string | undefined
  readonly isDryRun: boolean
}

/** @throws Refusal */
async function show(previews: readonly MailPreview[], site: SiteId | undefined): Promise<string> {
  const sandbox = readSandbox(process.env)
  if (!sandbox.sandboxUrl) throw new Refusal('There is no sandbox here. Add --out mail.html, or --json.')
  try {
    for (const preview of previews) await showPreview(sandbox, preview)
  } catch (error) {
    throw new Refusal(`The sandbox does not answer (${error instanceof Error ? error.message : error}). Is it open?`)
  }
  return `${sandbox.publicSandboxUrl}/mailbox${site ? `?site=${site}` : ''}`
}

async function preview({ site, kind, out, isDryRun }: Wanted, isJson: boolean): Promise<void> {
  if (kind !== undefined && !isPreviewKind(kind))
    throw new UsageError(`There is no mail "${kind}": ${PREVIEW_KINDS.join(', ')}.`)
  if (out !== undefined && kind === undefined) throw new UsageError('--out takes one kind of mail.')
  const kinds = kind === undefined ? PREVIEW_KINDS : [kind]
  const previews = (site ? [brandOf(site)] : brands).flatMap((brand) => {
    const shopUrl = shopUrlOf(brand, readPublicUrl(process.env))
    return kinds.map((one) => ({ site: brand.id, kind: one, mail: renderPreview(one, brand, shopUrl) }))
  })
  const facts = previews.map(({ mail, ...about }) => ({ ...about, ...mail }))
  const names = previews.map((one) => `${one.kind}  ${one.mail.subject}`)
  if (isDryRun) return write(isJson, facts, [...names, 'Nothing was written or sent: this was a dry run.'])
  if (out !== undefined) {
    await writeFile(out, previews[0]?.mail.html ?? '')
    return write(isJson, facts, [...names, out])
  }
  if (isJson) return write(isJson, facts, [])
  write(isJson, facts, [...names, await show(previews, site)])
}

/** Renders without the database. */
export async function mailsCommand(_db: ReturnType<typeof openDatabase>, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [verb, site, kind] = positionals
  const isJson = values.json ?? false
  if (verb === 'list') write(isJson, PREVIEW_KINDS, PREVIEW_KINDS)
  else
    await preview(
      {
        site: site === 'all' ? undefined : (site as SiteId),
        kind,
        out: values.out,
        isDryRun: values['dry-run'] ?? false,
      },
      isJson,
    )
  return 0
}
