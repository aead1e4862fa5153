import {expect, it} from 'vitest'

import {defaultLocale, locales} from '../../../../lib/i18n/locales'
import {siteSettingsQuery} from '../../../../lib/sanity/queries'

const others = locales.filter((locale) => locale !== defaultLocale)

it.each(others)('settings with languages are read in %s', (locale) => {
  const chosen = [...siteSettingsQuery.matchAll(/\$locale == "(\w+)" => (\w+)\.(\w+)/g)]
  const fields = (language: string) =>
    chosen.flatMap(([, named, field, key]) => (named === language && key === language ? field : []))
  expect(fields(locale)).toEqual([...new Set(chosen.map(([, , field]) => field))])
})
