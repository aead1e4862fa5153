import {describe, expect, it} from 'vitest'

import {parseShareHref, shareHref, shareParts} from '../../../../lib/seo/share-href'

const version = '0a1b2c3d'
const addresses = [
  {locale: 'en', path: '/', version},
  {locale: 'fr', path: '/', version},
  {locale: 'fr', path: 'a-propos', version},
  {locale: 'en', path: 'blog/a.dotted-slug', version},
] as const

describe('the address of a picture', () => {
  it.each(addresses)("a share image's URL parses to its page: $locale $path", (address) => {
    const href = shareHref(address)
    expect(href).toMatch(/^\/share\/0a1b2c3d[0-9a-f]{8}\/.+\.png$/)
    expect(parseShareHref(href)).toEqual(address)
    expect(href).toBe(`/share/${shareParts(address).join('/')}`)
  })

  it("a share image's URL with a wrong version is rejected", () => {
    const href = shareHref({locale: 'en', path: 'about', version})
    const [code = ''] = shareParts({locale: 'en', path: 'about', version})
    const forged = [
      href.replace(version, '0a1b2c3e'),
      href.replace('about', 'terms'),
      href.replace('/en/', '/fr/'),
      href.replace('/en/', '/de/'),
      href.replace(code, code.slice(0, 8)),
      href.replace(code, `${version}ÿÿÿÿÿÿÿÿ`),
      href.replace('.png', ''),
      href.replace('.png', '.jpg'),
      href.replace('/share/', '/other/'),
      href.replace('.png', '.png/more'),
      '/share/',
      '/share/.png',
      '/about',
    ]
    expect(forged.filter((pathname) => parseShareHref(pathname))).toEqual([])
  })
})
