import {publicEnv} from '../platform/env'

/** Absolute URL of a path: `/about` → `https://www.example.com/about`. */
export function absoluteUrl(href: string): string {
  return new URL(href, publicEnv.siteUrl).href
}

/** Host of the site: `www.example.com`. */
export function siteHost(): string {
  return new URL(publicEnv.siteUrl).host
}
