import { Button } from '#app/ui/button.tsx'
import { Icon, PathIcon } from '#app/ui/icon.tsx'
import { TrackForm } from './track-form.tsx'
import type { TrackedGroup } from './tracked-group.ts'
import { TrackedGroups } from './tracked-groups.tsx'

const DOWN_PATH = 'm5 9 7 7 7-7'
const SHOWN_GROUPS = 2

/** Below the header; its panel is in a template until it opens. Rendered by the server only. [R2.70, R4.60] */
export function TrackingStrip({ groups }: { readonly groups: readonly TrackedGroup[] }) {
  const [first, second] = groups
  if (!first) return null
  return (
    <section id="tracking-strip" aria-label="On its way">
      <div className="container">
        <Icon name="truck" />
        <p>
          <strong>{first.sentence}</strong> {second ? <span>{second.sentence}</span> : null}{' '}
          <small className="mute">Order {first.orderNumber}</small>
        </p>
        <button type="button" data-opens-tracked="" aria-expanded="false" aria-controls="tracked-panel">
          <span>Track</span>
          <PathIcon path={DOWN_PATH} sizePx={20} />
        </button>
        <Button look="icon" type="button" data-hides-tracked="" aria-label="Hide tracking">
          <Icon name="close" sizePx={20} />
        </Button>
      </div>
      <div id="tracked-panel" hidden />
      <template>
        <div className="container">
          <TrackedGroups groups={groups.slice(0, SHOWN_GROUPS)} />
          <div>
            <p>
              <strong>Track something else</strong>
            </p>
            <TrackForm id="strip-track" />
            {groups.length > SHOWN_GROUPS ? <a href="/customer/orders">See all orders</a> : null}
          </div>
        </div>
      </template>
    </section>
  )
}
