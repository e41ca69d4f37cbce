/** Names begin with one word for the shop, also on the site of another country: 'Styletread Albany' is in Albany. */
export const storeTown = (name: string): string => name.split(' ').slice(1).join(' ') || name
