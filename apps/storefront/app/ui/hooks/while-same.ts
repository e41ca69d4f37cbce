import { useState } from 'react'

/** Returns `said` until `version` changes. [R4.50] */
export function useWhileSame<Said>(said: Said, version: unknown): Said | undefined {
  const [about, setAbout] = useState({ said, version })
  const isNew = about.said !== said
  if (isNew) setAbout({ said, version })
  return isNew || about.version === version ? said : undefined
}
