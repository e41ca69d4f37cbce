/** Key in local storage: URL and time of the page prerendered last. */
export const PRERENDERED = 'prerendered'

/** Takes the path of a prerendered page once it is shown. */
export const SHOWN_PATH = '/api/shown'
