/** Replaces the package `server-only`, which throws outside a bundler. */
export const replaced = true
