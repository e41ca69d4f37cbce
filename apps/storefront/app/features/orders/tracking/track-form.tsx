import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { MAX_TYPED_LENGTH } from './typed-number.ts'

export const TRACK_PATH = '/order/track'

interface TrackFormProps {
  readonly id: string
  readonly number?: string
  readonly error?: string | undefined
}

const ROW = { display: 'flex', gap: '8px', alignItems: 'end' } as const

/** [A19] */
export function TrackForm({ id, number = '', error }: TrackFormProps) {
  return (
    <form action={TRACK_PATH} method="get" aria-label="Track something else" style={ROW}>
      <TextField
        id={id}
        name="number"
        label="Order or tracking number"
        autoComplete="off"
        maxLength={MAX_TYPED_LENGTH}
        defaultValue={number}
        error={error}
      />
      <Button look="secondary">Track</Button>
    </form>
  )
}
