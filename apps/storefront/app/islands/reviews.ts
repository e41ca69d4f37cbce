import { delegate, type Handlers, mount } from './mount.ts'

function fragmentOf(link: HTMLAnchorElement): string | undefined {
  const key = /^\/([^/]+)\/reviews$/.exec(link.pathname)?.[1]
  if (!key || link.origin !== location.origin) return undefined
  const search = new URLSearchParams(link.search)
  search.set('key', key)
  return `/api/reviews?${search}`
}

async function show(host: HTMLElement, link: HTMLAnchorElement, fragment: string, signal: AbortSignal): Promise<void> {
  const rendered = host.firstElementChild
  rendered?.firstElementChild?.setAttribute('aria-busy', 'true')
  const answer = await fetch(fragment, { signal }).catch(() => undefined)
  const html = answer?.ok ? await answer.text().catch(() => undefined) : undefined
  if (signal.aborted) return
  if (html === undefined || !rendered) return location.assign(link.href)
  rendered.innerHTML = html
  if (location.pathname === link.pathname) history.replaceState(history.state, '', link.href)
  rendered.querySelector<HTMLElement>('[data-reviews-status]')?.focus({ preventScroll: true })
  if (rendered.getBoundingClientRect().top < 0) rendered.scrollIntoView()
}

async function vote(form: HTMLFormElement): Promise<void> {
  const headers = { accept: 'application/json' }
  const body = new URLSearchParams([['review', String(new FormData(form).get('review'))]])
  const answer = await fetch('/api/reviews', { method: 'POST', headers, body }).catch(() => undefined)
  const reply: unknown = await answer?.json().catch(() => undefined)
  const errorText =
    typeof reply === 'object' && reply !== null && 'message' in reply ? String(reply.message) : undefined
  const line = form.querySelector<HTMLElement>('[role=status]') ?? document.createElement('p')
  line.setAttribute('role', 'status')
  line.tabIndex = -1
  line.textContent = errorText ?? 'Something has gone wrong, please try again.'
  if (answer?.ok) form.replaceChildren(line)
  else form.append(line)
  line.focus()
}

export function workInPlace(host: HTMLElement): () => void {
  let pending = new AbortController()
  host.dataset.worksInPlace = ''
  return mount((signal) => {
    const handlers: Handlers = {
      click(event) {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        const fragment = link && !event.metaKey && !event.ctrlKey && !event.shiftKey ? fragmentOf(link) : undefined
        if (!link || !fragment) return
        event.preventDefault()
        pending.abort()
        pending = new AbortController()
        void show(host, link, fragment, pending.signal)
      },
      submit(event) {
        if (!(event.target instanceof HTMLFormElement)) return
        event.preventDefault()
        void vote(event.target)
      },
    }
    delegate(host, handlers, signal)
    signal.onabort = () => pending.abort()
  })
}
