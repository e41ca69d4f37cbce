import type { Brand } from '@welt/brands'

/** Address of a site as shoppers reach it, without a slash at its end. */
export function shopUrlOf(brand: Pick<Brand, 'id'>, publicUrl: string): string {
  return publicUrl.replace('{site}', brand.id).replace(/\/+$/, '')
}
