import type { Brand } from '@welt/brands'
import { sharePictures } from '@welt/brands/share-pictures'
import { escapeHtml } from '@welt/kit/html/escape-html'
import { mediaUrl } from '#app/ui/media.ts'

const WIDTH_PX = 1200

/** For public pages without `og:image`; added on the server, since in `meta` it would be script of every page. */
export function shareTags({ id }: Brand, origin: string, mediaVersion: string): string {
  const { src, alt } = sharePictures[id]
  const url = `${origin}${mediaUrl(src, WIDTH_PX, mediaVersion)}&f=jpeg`
  const tags = [
    ['og:image', url],
    ['og:image:width', String(WIDTH_PX)],
    ['og:image:height', '660'],
    ['og:image:alt', alt],
  ].map(([property = '', content = '']) => `<meta property="${property}" content="${escapeHtml(content)}"/>`)
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image"/>`
}
