/** Opens the map application of a phone. `destination`: an address, or `-37.88,145.08`. */
export const directionsUrl = (destination: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
