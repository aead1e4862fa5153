/** The dated version of Sanity's HTTP API that the site and the Studio speak. */
export const apiVersion = '2026-03-01'
