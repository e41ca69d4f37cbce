/**
 * A transition between documents that the browser skips rejects a promise that only a listener can handle; otherwise it
 * is logged as an error of the page.
 */
export const TRANSITION_GUARD =
  'for(const name of["pageswap","pagereveal"])addEventListener(name,({viewTransition})=>{viewTransition?.ready.catch(()=>{})});'
