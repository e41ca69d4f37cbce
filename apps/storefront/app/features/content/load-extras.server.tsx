import type { ReactNode } from 'react'
import { query } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { BrandsDocument, type ContentPageFragment, OfferListDocument } from './content.generated.ts'
import { BrandCards, OfferList, QuestionSearch, SizeConverter } from './extras.tsx'
import { loadOffers } from './load-content-page.server.ts'
import { findQuestions, MAX_QUESTION_LENGTH } from './question-search.ts'
import { readSizeRequest } from './size-converter.ts'

/** What the shop adds to a page's stored text. */
export interface ContentExtras {
  readonly above?: ReactNode
  readonly below?: ReactNode
  /** Replaces the stored text. */
  readonly content?: string
  /** Labels of offers without a code. */
  readonly offers?: readonly string[]
}

type Load = (ctx: RequestContext, page: ContentPageFragment, search: URLSearchParams) => Promise<ContentExtras>

async function promotions(ctx: RequestContext): Promise<ContentExtras> {
  const answer = await query(ctx, OfferListDocument, {}, { tags: ['store'] })
  return answer.ok ? { below: <OfferList offers={answer.data.offers} /> } : {}
}

async function brands(ctx: RequestContext): Promise<ContentExtras> {
  const answer = await query(ctx, BrandsDocument, {}, { tags: ['store', 'search'] })
  const sold = answer.ok ? answer.data.brands.filter((brand) => brand.product_count > 0) : []
  return { below: <BrandCards brands={sold} /> }
}

const faq: Load = async (_ctx, page, search) => {
  const text = (search.get('q') ?? '').slice(0, MAX_QUESTION_LENGTH)
  const found = findQuestions(page.content ?? '', text)
  const above = <QuestionSearch query={text} found={found} />
  return found ? { above, content: found.html } : { above }
}

const LOADS: Readonly<Record<string, Load>> = {
  promotions,
  brands,
  faq,
  'help-hub': async () => ({ above: <QuestionSearch query="" found={undefined} /> }),
  'size-guide': async (_ctx, _page, search) => ({ above: <SizeConverter request={readSizeRequest(search)} /> }),
  'payments-promotions': async (ctx) => ({ offers: await loadOffers(ctx) }),
}

export async function loadExtras(
  ctx: RequestContext,
  page: ContentPageFragment,
  search: URLSearchParams,
): Promise<ContentExtras> {
  return LOADS[page.identifier ?? '']?.(ctx, page, search) ?? {}
}
