import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import styles from './search-start.module.css'

/** The search page before anything was searched for. */
export function SearchStart() {
  return (
    <div className={`container ${styles.start}`}>
      <h1 tabIndex={-1}>Search</h1>
      <form action="/search" className={styles.form}>
        <TextField label="Shoes, brands or colours" name="q" type="search" autoComplete="off" />
        <Button>Search the shop</Button>
      </form>
    </div>
  )
}
