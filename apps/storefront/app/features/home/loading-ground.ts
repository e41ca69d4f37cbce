import type { HomePicture } from '@welt/brands'

/** Colours of wall and floor, until the campaign picture has loaded. */
export function loadingGround({ loading }: HomePicture): { readonly background: string } | undefined {
  return loading && { background: `linear-gradient(${loading[0]} 52%, ${loading[1]} 68%)` }
}
