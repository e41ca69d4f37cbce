import type { Brand } from '@welt/brands'
import sharp from 'sharp'
import type { PlainAnswer } from '#server/http/respond.ts'
import { iconMarkup } from './site-files.ts'

/** `px`: side of the square. `isWhole` icons fill it, since the device rounds the corners. */
const ICONS = {
  '/apple-touch-icon.png': { px: 180, isWhole: true },
  '/icon-192.png': { px: 192, isWhole: false },
  '/icon-512.png': { px: 512, isWhole: false },
} as const
type IconPath = keyof typeof ICONS

export const APP_ICON_PATHS = Object.keys(ICONS) as readonly IconPath[]

/** Density at which one SVG unit is one pixel. */
const SVG_DPI = 72
const SVG_SIDE = 32

async function render(path: IconPath, brand: Brand): Promise<Buffer> {
  const { px, isWhole } = ICONS[path]
  const svg = Buffer.from(iconMarkup(brand, isWhole))
  return sharp(svg, { density: (SVG_DPI * px) / SVG_SIDE })
    .resize(px, px)
    .png()
    .toBuffer()
}

const rendered = new Map<string, Promise<Buffer>>()

/** For home screens without SVG support, such as those of iOS. [decision 160] */
export async function appIcon(pathname: string, brand: Brand): Promise<PlainAnswer | undefined> {
  const path = APP_ICON_PATHS.find((one) => one === pathname)
  if (!path) return undefined
  const key = `${brand.id}${path}`
  const body = rendered.get(key) ?? render(path, brand)
  rendered.set(key, body)
  return {
    status: 200,
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
    body: await body,
  }
}
