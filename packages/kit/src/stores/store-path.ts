export const FINDER_PATH = '/store-locator'

/** @param slug of the store's name */
export const storePath = (slug: string) => `${FINDER_PATH}/${slug}`
