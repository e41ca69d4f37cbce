/** Stages of a shutdown after SIGTERM; deploy/topology allows that long. */

/** Serving while unready, so that balancers send no more. */
export const UNREADY_MS = 5000

/** For running requests, after that. */
export const FINISH_MS = 10_000
