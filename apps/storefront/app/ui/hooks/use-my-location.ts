import { useState } from 'react'

const REFUSED = 'We can’t see where you are. Type a suburb or postcode instead'
const WAIT_MS = 10_000

function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: WAIT_MS, maximumAge: 5 * 60_000 })
  })
}

/** The position is sent in a body and only its place's name comes back, so that it is in no address. */
async function placeHere(): Promise<string> {
  const { coords } = await position()
  const body = new URLSearchParams([
    ['latitude', coords.latitude.toFixed(3)],
    ['longitude', coords.longitude.toFixed(3)],
  ])
  const answer = await fetch('/api/store-places', { method: 'POST', body, headers: { accept: 'application/json' } })
  const { label } = (await answer.json()) as { readonly label?: string }
  if (!label) throw new Error('No place is near the position.')
  return label
}

export function useMyLocation(onPlace: (place: string) => void, onRefused: () => void) {
  const [refusal, setRefusal] = useState('')
  const [isLocating, setLocating] = useState(false)
  const locate = async () => {
    setLocating(true)
    setRefusal('')
    try {
      onPlace(await placeHere())
    } catch {
      setRefusal(REFUSED)
      onRefused()
    } finally {
      setLocating(false)
    }
  }
  return { locate: () => void locate(), refusal, isLocating }
}
