/** The browser's position as "-27.4852,152.9888", to about 10 m. */
export function locate(found: (point: string) => void, refused: () => void): void {
  if (!('geolocation' in navigator)) refused()
  else {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => found(`${coords.latitude.toFixed(4)},${coords.longitude.toFixed(4)}`),
      refused,
      { timeout: 10_000, maximumAge: 300_000 },
    )
  }
}
