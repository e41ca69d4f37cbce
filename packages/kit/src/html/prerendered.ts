/** Key in local storage: URL and time of the page prerendered last. */
export const PRERENDERED = 'prerendered'
