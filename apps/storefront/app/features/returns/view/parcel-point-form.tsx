import { Button } from '#app/ui/button.tsx'
import { useSubmitOnce } from '#app/ui/hooks/use-submit-once.ts'
import { sentPath } from '../paths.ts'
import type { ParcelPoint } from '../returns-state.ts'

/** Posts every given field to the parcel point's page, at once after the return was sent. [R2.87, R3.80] */
export function ParcelPointForm({
  point,
  returnUid,
  isSent = false,
}: {
  readonly point: ParcelPoint
  readonly returnUid: string
  readonly isSent?: boolean
}) {
  const form = useSubmitOnce(isSent, sentPath(returnUid))
  return (
    <form ref={form} method="post" action={point.redirectUrl}>
      {point.postData.map(({ key, value }) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <Button>Choose a parcel point</Button>
    </form>
  )
}
