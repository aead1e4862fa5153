/** Stands for the package `server-only`, which throws wherever no bundler has replaced it. */
export const replaced = true
