import type {MetadataRoute} from 'next'

import {pageQuery} from '@/components/sections/page-query'
import {iconFiles} from '@/components/ui/logo-mark/draw-icon'
import {palette} from '@/components/ui/palette'
import {defaultLocale} from '@/lib/i18n/locales'
import {getPage, getSiteSettings} from '@/lib/sanity/pages'
import {homePath, pageHref} from '@/lib/urls/paths'

/** Web app manifest: https://www.w3.org/TR/appmanifest/. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const [settings, home] = await Promise.all([
    getSiteSettings(defaultLocale),
    getPage(pageQuery, defaultLocale, homePath),
  ])
  const start = pageHref(defaultLocale, homePath)
  return {
    id: start,
    name: home?.seo.title ?? settings?.name ?? '',
    short_name: settings?.name ?? '',
    description: home?.seo.description ?? '',
    lang: defaultLocale,
    start_url: start,
    scope: start,
    display: 'minimal-ui',
    background_color: palette.light.paper,
    theme_color: palette.light.paper,
    icons: Object.entries(iconFiles).map(([file, {size, purpose}]) => ({
      src: `/icons/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  }
}
