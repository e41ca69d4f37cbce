import fieldStyles from '#app/ui/field.module.css'
import { FieldError } from '#app/ui/field-error.tsx'
import { fieldOf, PHOTO_TYPES } from '../draft.ts'
import styles from './create.module.css'
import { shrinkPhotos } from './shrink-photo.ts'

interface PhotoFieldProps {
  readonly uid: string
  /** Stored by an earlier post. */
  readonly photos: readonly string[]
  readonly error: string | undefined
}

/** Of a fault or a wrong item. [R3.97] */
export function PhotoField({ uid, photos, error }: PhotoFieldProps) {
  const name = fieldOf('photos', uid)
  return (
    <div className={`${fieldStyles.field} ${styles.photos} ${styles.forFault}`}>
      <label htmlFor={name} className={fieldStyles.label}>
        Photos <span className="mute">(optional)</span>
      </label>
      <p id={`${name}-hint`} className={fieldStyles.hint}>
        Show us what’s wrong. Up to 4 photos: JPEG, PNG or WebP, 10 MB each.
      </p>
      {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
      {photos.map((photo, i) => (
        <label key={photo} className={styles.photo}>
          <input type="checkbox" name={fieldOf('photo', uid)} value={photo} defaultChecked />
          Photo {i + 1} is added
        </label>
      ))}
      <input
        key={photos.join()}
        id={name}
        name={name}
        type="file"
        multiple
        accept={PHOTO_TYPES}
        className={styles.files}
        onChange={(event) => void shrinkPhotos(event.currentTarget)}
        aria-describedby={error ? `${name}-error ${name}-hint` : `${name}-hint`}
        aria-invalid={error ? true : undefined}
      />
    </div>
  )
}
