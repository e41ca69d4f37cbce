import { CONSENT_PATH, CONSENT_STYLES, type ConsentGroup } from '#app/session/consent.ts'
import type { Shop } from '#app/session/site/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

const SETTINGS = 'cookie-settings'

/** Nothing is ticked, and refusing takes one press. Hidden once a choice is known, by `CONSENT_GUARD`. */
export function ConsentStrip({ name }: Pick<Shop, 'name'>) {
  return (
    <section id="cookie-strip" aria-label="Cookies">
      <noscript>
        <link rel="stylesheet" href={CONSENT_STYLES} />
      </noscript>
      <div className="container">
        <div>
          <strong>Cookies at {name}</strong>
          <p className="small">
            The shop needs a few to keep your bag and sign-in. May we also measure visits and work with partners?
            Nothing more loads until you choose. <a href="/privacy-policy">Privacy</a>
          </p>
        </div>
        <form action={CONSENT_PATH} method="post">
          <Button look="secondary" name="choice" value="needed">
            Only what’s needed
          </Button>
          <Button look="secondary" name="choice" value="all">
            Allow all
          </Button>
          <Button look="quiet" type="button" popoverTarget={SETTINGS}>
            Choose
          </Button>
        </form>
      </div>
    </section>
  )
}

interface Group {
  readonly group: ConsentGroup
  readonly title: string
  readonly text: string
}

const groups: readonly Group[] = [
  { group: 'measuring', title: 'Measuring', text: 'Counts visits and finds what breaks. Kept 13 months.' },
  {
    group: 'reviews',
    title: 'Reviews and fit',
    text: 'Ours come from this shop and are always shown. This allows an outside review service, should we use one.',
  },
  {
    group: 'partners',
    title: 'Partners',
    text: 'Lets our rewards service recognise you, and an affiliate know that you came from their page.',
  },
]

export function ConsentSettings() {
  return (
    <div id={SETTINGS} popover="auto" role="dialog" aria-labelledby="cookie-settings-title">
      <form action={CONSENT_PATH} method="post">
        <div>
          <h2 id="cookie-settings-title">Choose cookies</h2>
          <Button
            look="icon"
            type="button"
            aria-label="Close cookie settings"
            popoverTarget={SETTINGS}
            popoverTargetAction="hide"
          >
            <Icon name="close" />
          </Button>
        </div>
        <div>
          <p>
            <strong>Needed</strong>
            <br />
            <span className="mute small">Bag, sign-in, chosen store, your size, security. Up to 30 days.</span>
          </p>
          <strong className="small">Always on</strong>
        </div>
        {groups.map(({ group, title, text }) => (
          <label key={group}>
            <span>
              <strong>{title}</strong>
              <br />
              <span className="mute small">{text}</span>
            </span>
            <input type="checkbox" name={group} />
          </label>
        ))}
        <p>
          <Button name="choice" value="some">
            Save my choice
          </Button>
          <Button look="secondary" name="choice" value="all">
            Allow all
          </Button>
        </p>
        <p className="mute small">Change this any time under Cookie settings at the foot of every page.</p>
      </form>
    </div>
  )
}

export function ConsentSwitch() {
  return (
    <button type="button" popoverTarget={SETTINGS}>
      Cookie settings
    </button>
  )
}

/** For pages without the shop's own frame. */
export function ConsentFoot() {
  return (
    <>
      <ConsentSwitch />
      <ConsentSettings />
    </>
  )
}
