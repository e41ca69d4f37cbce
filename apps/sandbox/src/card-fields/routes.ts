import { brands } from '@welt/brands'
import { notFound, type Route } from '../web/answer.ts'
import { findTextFont } from './font.ts'

/** Fonts of the hosted page. */
export const fontRoutes: Route[] = [
  {
    method: 'GET',
    path: '/card-fields/fonts/:file',
    handle: ({ params }) => {
      const brand = brands.find(({ id }) => `${id}.woff2` === params.file)
      const body = brand && findTextFont(brand)
      return body
        ? { status: 200, headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' }, body }
        : notFound
    },
  },
]
