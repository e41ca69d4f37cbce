import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import { query } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { renderHtml } from '#app/session/render-island.server.tsx'
import type { RequestContext } from '#app/session/request-context.ts'
import { shopOf } from '#app/session/site/shop-of.server.ts'
import { BrandCards } from './brands/brand-pages.tsx'
import { ServiceDeskDocument } from './contact/contact.generated.ts'
import { parseReference } from './contact/contact-rules.ts'
import { ContactSection } from './contact/contact-section.tsx'
import { DeskNow } from './contact/desk-now.tsx'
import { contactAnswerOf } from './contact/send-contact.server.ts'
import {
  BrandsDocument,
  type ContentPageFragment,
  OfferListDocument,
  OfferShoesDocument,
  PaymentWaysDocument,
  type ShownOfferFragment,
} from './content.generated.ts'
import type { MoreChapters } from './contents.ts'
import { ClickAndCollect } from './extras.tsx'
import { FrequentLinks, HelpHub } from './help-hub/help-hub.tsx'
import { orderNumberIn, splitHelpHub } from './help-hub/split-help-hub.ts'
import { loadOffers } from './load-content-page.server.ts'
import { OfferList } from './offers/offer-list.tsx'
import { type PicturedOffer, pictureOffers } from './offers/pictured-offers.ts'
import { OffersLink, PaymentWays, waysChapters } from './payment-ways.tsx'
import { findPages } from './questions/find-pages.server.ts'
import { NotAnswered, QuestionResults, QuestionSearch } from './questions/question-pages.tsx'
import { findQuestions, MAX_QUESTION_LENGTH } from './questions/question-search.ts'
import { ShoebucksHead, ShoebucksText, yearBarOf } from './shoebucks/shoebucks.tsx'
import { splitShoebucks } from './shoebucks/split-shoebucks.ts'
import { renderSizeGuide } from './size-guide/load-size-guide.server.tsx'

/** What the shop adds to a page's stored text. */
export interface ContentExtras {
  /** With the heading, on a ground as wide as the window. */
  readonly band?: ReactNode
  /** Replaces breadcrumbs and heading. */
  readonly head?: ReactNode
  readonly above?: ReactNode
  readonly below?: ReactNode
  /** Replaces the stored text. */
  readonly content?: string
  /** As wide as a listing. */
  readonly isWide?: boolean
  /** Labels of offers without a code. */
  readonly offers?: readonly string[]
  /** Beside those of the stored text. */
  readonly chapters?: MoreChapters
  /** Heading of the contact box. */
  readonly question?: string
}

type Load = (ctx: RequestContext, page: ContentPageFragment, search: URLSearchParams) => Promise<ContentExtras>

async function withPictures(
  ctx: RequestContext,
  offers: readonly ShownOfferFragment[],
): Promise<readonly PicturedOffer[]> {
  const skus = [...new Set(offers.flatMap(({ shoes }) => shoes))]
  if (skus.length === 0) return pictureOffers(offers, new Map())
  const answer = await query(ctx, OfferShoesDocument, { skus }, { tags: ['store', 'plp'] })
  const products = answer.ok ? withoutNulls(answer.data.products?.items) : []
  const pictures = products.flatMap(({ sku, small_image }) =>
    sku && small_image?.url ? [[sku, small_image.url] as const] : [],
  )
  return pictureOffers(offers, new Map(pictures))
}

async function promotions(ctx: RequestContext): Promise<ContentExtras> {
  const answer = await query(ctx, OfferListDocument, {}, { tags: ['store'] })
  if (!answer.ok) return {}
  const { current, ended } = answer.data.offers
  return { isWide: true, below: <OfferList current={await withPictures(ctx, current)} ended={ended} /> }
}

async function brands(ctx: RequestContext): Promise<ContentExtras> {
  const answer = await query(ctx, BrandsDocument, {}, { tags: ['store', 'search'] })
  const sold = answer.ok ? answer.data.brands.filter((brand) => brand.product_count > 0) : []
  return { isWide: true, below: <BrandCards brands={sold} /> }
}

const faq: Load = async (ctx, page, search) => {
  const text = (search.get('q') ?? '').slice(0, MAX_QUESTION_LENGTH)
  const orderNumber = orderNumberIn(text)
  if (orderNumber) throw redirect(`/return/guest?number=${orderNumber}`, 303)
  const searchForm = <QuestionSearch query={text} />
  const found = findQuestions(page.content ?? '', text)
  if (!found) return { above: searchForm, below: <NotAnswered /> }
  const pages = await findPages(ctx, text)
  const results = <QuestionResults query={text} found={found} pages={pages} />
  return { isWide: true, above: searchForm, content: '', below: results }
}

const helpHub: Load = async (ctx, page) => {
  const split = splitHelpHub(page.content ?? '')
  if (!split) return { band: <QuestionSearch query="" />, below: <DeskNow /> }
  const mayReturn = ctx.settings.returnWindowDays !== undefined
  const band = (
    <>
      <QuestionSearch query="" />
      <FrequentLinks often={split.often} />
    </>
  )
  return { isWide: true, band, content: '', below: <HelpHub page={split} mayReturn={mayReturn} /> }
}

const sizeGuide: Load = async (ctx, page, search) => {
  const guide = renderSizeGuide(ctx, page.content ?? '', search)
  return guide ? { isWide: true, content: '', above: guide } : {}
}

const contact: Load = async (ctx, _page, search) => {
  const answer = await query(ctx, ServiceDeskDocument, {}, { tags: ['store'] })
  const desk = answer.ok ? answer.data.serviceDesk : undefined
  const sent = parseReference(search.get('sent'))
  return { above: <ContactSection desk={desk} answer={contactAnswerOf(ctx)} sent={sent} /> }
}

const payments: Load = async (ctx) => {
  const [answer, offers] = await Promise.all([
    query(ctx, PaymentWaysDocument, {}, { tags: ['store'] }),
    loadOffers(ctx),
  ])
  const methods = answer.ok ? (answer.data.storeConfig?.payment_methods ?? []) : []
  const chapters = {
    before: waysChapters(methods, shopOf(ctx)),
    after: offers.length > 0 ? [{ id: 'offers', heading: 'Offers without a code' }] : [],
  }
  const question = 'A question about a payment?'
  return { above: <PaymentWays methods={methods} />, below: <OffersLink />, offers, chapters, question }
}

const shoebucks: Load = async (ctx, page) => {
  const text = splitShoebucks(page.content ?? '')
  const bar = yearBarOf(text, ctx.settings.loyaltyTiers)
  return {
    isWide: true,
    head: <ShoebucksHead page={page} intro={text.intro} />,
    content: '',
    below: <ShoebucksText text={text} yearBarHtml={bar ? renderHtml(ctx, bar) : ''} />,
  }
}

const LOADS: Readonly<Record<string, Load>> = {
  promotions,
  brands,
  faq,
  'help-hub': helpHub,
  'size-guide': sizeGuide,
  'click-and-collect': async ({ settings }, { content }) =>
    settings.isCollectOffered ? { isWide: true, content: '', above: <ClickAndCollect html={content ?? ''} /> } : {},
  'payments-promotions': payments,
  contact,
  shoebucks,
}

export async function loadExtras(
  ctx: RequestContext,
  page: ContentPageFragment,
  search: URLSearchParams,
): Promise<ContentExtras> {
  return LOADS[page.identifier ?? '']?.(ctx, page, search) ?? {}
}
