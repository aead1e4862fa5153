/** Version of Sanity's HTTP API that the site and the Studio use. */
export const apiVersion = '2026-03-01'
