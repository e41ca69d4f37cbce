/** What hearts do, loaded when one is pointed at, focused or pressed, or when something is saved. [R2.80] */
export const loadHearts = () => import('#app/islands/hearts.ts')

/** Saves the style of a heart, or takes it off; where the code cannot be loaded its form does it. */
export function pressHeart(heart: HTMLButtonElement): void {
  loadHearts().then(
    (hearts) => hearts.pressHeart(heart),
    () => heart.form?.requestSubmit(heart),
  )
}
