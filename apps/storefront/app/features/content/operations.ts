/** A content page of the site. */
export interface ContentPageData {
  readonly identifier: string | null
  readonly title: string | null
  readonly content_heading: string | null
  readonly content: string | null
  readonly canonical_url: string | null
  readonly meta_title: string | null
  readonly meta_description: string | null
}

export interface ContentPageAnswer {
  readonly cmsPage: ContentPageData | null
}

/** Cacheable, tag `cms`. [R7.123] */
export const CONTENT_PAGE = `query ContentPage($identifier: String!) {
  cmsPage(identifier: $identifier) { identifier title content_heading content canonical_url meta_title meta_description }
}`

export interface RouteAnswer {
  readonly route: {
    readonly type: 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE' | null
    readonly relative_url: string | null
    readonly redirect_code: number
  } | null
}

/** What a path leads to. Cacheable, tag `route`. [R2.52, R7.129] */
export const ROUTE = `query Route($url: String!) {
  route(url: $url) { type relative_url redirect_code }
}`
