import { loadChoices } from '#app/features/compare/load-choices.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/choices.ts'

const SKUS = /^[A-Za-z0-9._-]{1,64}(?:,[A-Za-z0-9._-]{1,64}){0,11}$/

export function loader({ url, context }: Route.LoaderArgs) {
  const viewed = url.searchParams.get('viewed') ?? ''
  return loadChoices(requestContextOf(context), SKUS.test(viewed) ? viewed.split(',') : [])
}
