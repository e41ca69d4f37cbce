/**
 * An interface whose members `src/composition` adds by declaration merging, so that the platform knows no module.
 * [decision 79]
 */
export type NamedByComposition = Record<never, never>
