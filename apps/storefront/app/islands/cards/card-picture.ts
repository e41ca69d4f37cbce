/** @returns whether a card links to the path */
export function nameCardPicture(path: string): boolean {
  let isNamed = false
  for (const tile of document.querySelectorAll<HTMLElement>('main article')) {
    const isIt = tile.querySelector('a[href]')?.getAttribute('href') === path
    const picture = tile.firstElementChild
    if (picture instanceof HTMLElement) picture.style.viewTransitionName = isIt ? 'shoe' : ''
    isNamed ||= isIt
  }
  return isNamed
}
