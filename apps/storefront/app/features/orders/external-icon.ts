/** Opens in a new tab. */
export const EXTERNAL_PATH = 'M13.5 4.5h6v6M19.5 4.5 11 13M16.5 13.5v6h-12v-12h6'
