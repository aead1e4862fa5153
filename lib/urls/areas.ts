/** Areas outside the public pages: neither indexed, prefetched nor translated. */
export const adminPath = '/admin'
export const apiPath = '/api'
export const studioPath = '/studio'

/** Whether a URL path is an area's own, or below it. */
export function isInArea(area: string, pathname: string): boolean {
  return pathname === area || pathname.startsWith(`${area}/`)
}
