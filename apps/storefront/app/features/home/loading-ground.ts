import type { HomePicture } from '@welt/brands'

/** The wall and the floor of a campaign picture, until it covers them. */
export function loadingGround({ loading }: HomePicture): { readonly background: string } | undefined {
  return loading && { background: `linear-gradient(${loading[0]} 52%, ${loading[1]} 68%)` }
}
