/** What a part tells `npm start`: the port it opened, or how far its own start has come. */
export type PartNews = { readonly listening: number } | { readonly progress: string }

/** Tells `npm start` over the channel that it holds; without one, as when a part is started by hand, nothing is sent. */
export function tellStarter(news: PartNews): void {
  process.send?.(news, undefined, undefined, () => undefined) // a channel that closed meanwhile is no error
}
