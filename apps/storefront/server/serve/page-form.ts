import { REQUESTS_PER_MINUTE } from '@welt/kit/address-limiter'
import { LLMS_TYPE, llmsText } from '#server/agents/llms.ts'
import { MARKDOWN_TYPE, pageMarkdown } from '#server/agents/page-markdown.ts'
import type { RenderedPage } from '#server/render/render-page.ts'
import type { SharedPage } from './shared-page.ts'

/** Only HTML has other forms, and a failed page has no `llms` form. */
export async function inForm({ form, site }: SharedPage, rendered: RenderedPage): Promise<RenderedPage> {
  if (form === 'html' || !rendered.contentType.startsWith('text/html')) return rendered
  const html = rendered.body.toString()
  if (form === 'markdown')
    return { ...rendered, contentType: MARKDOWN_TYPE, body: Buffer.from(await pageMarkdown(html, site.origin)) }
  if (rendered.status !== 200) return rendered
  const text = await llmsText(html, site.brand, site.origin, { pagesPerMinute: REQUESTS_PER_MINUTE })
  return { ...rendered, contentType: LLMS_TYPE, body: Buffer.from(text) }
}
