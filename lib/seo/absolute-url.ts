import {publicEnv} from '../platform/env'

/** The whole address of a path of this site: `/about` → `https://www.example.com/about`. */
export function absoluteUrl(href: string): string {
  return new URL(href, publicEnv.siteUrl).href
}

/** The host of this site, as readers know it: `www.example.com`. */
export function siteHost(): string {
  return new URL(publicEnv.siteUrl).host
}
