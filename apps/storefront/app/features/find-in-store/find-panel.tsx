import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { loadMarks } from '#app/islands/shell.ts'
import { notify } from '#app/session/browser/notify.ts'
import { rememberedPlace, rememberPlace } from '#app/session/browser/store-place.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { useMyLocation } from '#app/ui/hooks/use-my-location.ts'
import { Icon, PathIcon } from '#app/ui/icon.tsx'
import { Delivered } from './delivered.tsx'
import { widerThan } from './find-address.ts'
import styles from './find-in-store.module.css'
import type { Found, FoundStore } from './found-store.ts'
import { FoundStores, LoadingStores } from './found-stores.tsx'
import { findMessages } from './messages.ts'
import { NoneFound } from './none-found.tsx'
import { PlacePart } from './place-part.tsx'
import { postChoice } from './post-choice.ts'
import type { Wanted } from './stock-labels.ts'
import { useFinder } from './use-finder.ts'

const TARGET = 'M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM12 2v4M12 18v4M2 12h4M18 12h4'

interface Searched {
  readonly place: string
  readonly radius?: string
}

interface FindPanelProps {
  /** Query of what is looked for; undefined while something is missing. */
  readonly searchFor: string | undefined
  /** Shows and focuses what is missing. */
  readonly onMissing: () => void
  /** Sizes or lines; with the product or the bag. */
  readonly children: ReactNode
  readonly wantedOf: (skus: Readonly<Record<string, string>>, found: Found) => readonly Wanted[]
  /** "AU 7", "both" */
  readonly wantedText: string
  readonly startsInStockOnly: boolean
  /** "Thu 26 Nov, free" */
  readonly promise: string | undefined
  /** The size is sold out online. */
  readonly isSoldOut?: boolean
  readonly deliverText: string
  readonly onDeliver: () => void
  readonly onChosen: () => void
}

function usePlaceSearch(searchFor: string | undefined, onMissing: () => void) {
  const finder = useFinder()
  const [typed, type] = useState(() => rememberedPlace() ?? '')
  const [searched, setSearched] = useState<Searched>()
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const find = (where: Searched) => void finder.find(`${searchFor}&${new URLSearchParams({ ...where })}`)
  const search = (where: Searched) => {
    const isPlaceMissing = !where.place.trim()
    setProblem(isPlaceMissing ? findMessages.place : undefined)
    if (searchFor === undefined) return onMissing()
    if (isPlaceMissing) return input.current?.focus()
    setSearched(where)
    find(where)
  }
  const here = useMyLocation(
    (place) => {
      type(place)
      search({ place })
    },
    () => input.current?.focus(),
  )
  const again = useEffectEvent(() => {
    if (searchFor === undefined) return
    if (searched) find(searched)
    else if (typed) search({ place: typed })
  })
  useEffect(() => {
    if (searchFor !== undefined) again()
  }, [searchFor])
  const answer = finder.given?.answer
  const remember = useEffectEvent((place: string) => {
    rememberPlace(place)
    type(place)
  })
  useEffect(() => {
    if (answer?.kind === 'found') remember(answer.place)
  }, [answer])
  return { ...finder, answer, typed, type, searched, problem: here.refusal || problem, input, search, here }
}

type PlaceSearch = ReturnType<typeof usePlaceSearch>

function PlaceField({ search: { typed, type, problem, answer, input, here } }: { readonly search: PlaceSearch }) {
  const id = useId()
  return (
    <PlacePart
      id={id}
      error={problem}
      answer={answer}
      input={{ ref: input, value: typed, onChange: ({ target }) => type(target.value) }}
      clear={
        typed && (
          <Button
            type="button"
            look="icon"
            aria-label="Clear the place"
            onClick={() => {
              type('')
              input.current?.focus()
            }}
          >
            <Icon name="close" sizePx={20} />
          </Button>
        )
      }
      locate={
        <Button
          type="button"
          look="secondary"
          className={styles.locate}
          aria-busy={here.isLocating}
          onClick={here.locate}
        >
          <PathIcon path={TARGET} sizePx={20} /> Use my location
        </Button>
      }
    />
  )
}

function useChoosing(onChosen: () => void, place = '') {
  const [problem, setProblem] = useState<string>()
  const [busyId, setBusy] = useState<string>()
  const send = async (form: FormData) => {
    const answer = await postChoice(form)
    setBusy(undefined)
    setProblem(answer?.isDone ? undefined : (answer?.message ?? findMessages.choose))
    if (!answer?.isDone) return
    if (answer.store) {
      const { showChosenStore } = await loadMarks()
      showChosenStore(answer.store)
      notify({ title: `Collecting from ${answer.store.name}` })
    }
    onChosen()
  }
  const choose = (store: FoundStore, uids: readonly string[], button: ReactNode) => (
    <form
      method="post"
      action="/store/choose"
      aria-busy={busyId === store.id || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (busyId) return
        setBusy(store.id)
        void send(new FormData(event.currentTarget))
      }}
    >
      <input type="hidden" name="store" value={store.id} />
      <input type="hidden" name="place" value={place} />
      {uids.map((uid) => (
        <input key={uid} type="hidden" name="line" value={uid} />
      ))}
      {button}
    </form>
  )
  return { choose, problem }
}

/** Search and result of both dialogs. [R2.65, R2.66, A18] */
export function FindPanel(props: FindPanelProps) {
  const { searchFor, wantedOf, wantedText, promise, isSoldOut = false, deliverText, onDeliver } = props
  const place = usePlaceSearch(searchFor, props.onMissing)
  const { answer, isBusy, given, searched, search, typed } = place
  const [isInStockOnly, setInStockOnly] = useState(props.startsInStockOnly)
  const found = answer?.kind === 'found' && searched && searchFor !== undefined ? answer : undefined
  const choosing = useChoosing(props.onChosen, found?.place)
  const isFresh = found && typed === found.place
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    search({ place: submitter instanceof HTMLButtonElement && submitter.value ? submitter.value : typed })
  }
  const wider = found && widerThan(found.radiusKm)
  const deliver = (look: 'quiet' | 'secondary') => (
    <Button type="button" look={look} onClick={onDeliver}>
      {deliverText}
    </Button>
  )
  return (
    <>
      <form className={styles.search} onSubmit={submit} noValidate>
        {props.children}
        <PlaceField search={place} />
        {!isFresh && (
          <Button isWide isBusy={isBusy}>
            Find stores
          </Button>
        )}
      </form>
      <div role="alert">
        {choosing.problem && <FieldError id="choose-error">{choosing.problem}</FieldError>}
        {answer?.kind === 'failed' && !isBusy && (
          <div className={styles.none}>
            <FieldError id="find-error">{answer.message}</FieldError>
            <Button type="button" look="secondary" onClick={() => search(searched ?? { place: typed })}>
              Retry
            </Button>
          </div>
        )}
      </div>
      {isBusy && !found && <LoadingStores />}
      {found && given && (
        <div className={styles.results} data-old={isBusy || undefined}>
          <FoundStores
            found={found}
            wanted={wantedOf(given.skus, found)}
            isInStockOnly={isInStockOnly}
            choose={choosing.choose}
            toggle={
              <label className={styles.switch}>
                In stock only
                <input
                  type="checkbox"
                  role="switch"
                  aria-checked={isInStockOnly}
                  checked={isInStockOnly}
                  onChange={({ target }) => setInStockOnly(target.checked)}
                />
              </label>
            }
            none={
              <NoneFound place={found.place} wantedText={wantedText} isSoldOut={isSoldOut}>
                {wider && (
                  <Button
                    type="button"
                    look="secondary"
                    onClick={() => search({ place: found.place, radius: String(wider) })}
                  >
                    Try a wider area
                  </Button>
                )}
                {deliver('secondary')}
              </NoneFound>
            }
          />
        </div>
      )}
      <Delivered promise={promise} soldOut={isSoldOut ? wantedText : undefined}>
        {deliver('quiet')}
      </Delivered>
    </>
  )
}
