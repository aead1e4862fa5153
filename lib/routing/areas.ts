/** Areas outside the public pages: neither indexed, prefetched nor translated. */
export const adminPath = '/admin'
export const apiPath = '/api'
export const studioPath = '/studio'
