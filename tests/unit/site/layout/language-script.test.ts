import {runInNewContext} from 'node:vm'

import {beforeEach, describe, expect, it} from 'vitest'

import {inlineScripts} from '../../../../lib/urls/inline-scripts'

/** A browser with its cookies and local storage, either of which may be blocked. */
interface Browser {
  cookies: Map<string, string>
  storage: Map<string, string>
  keepsCookies: boolean
  keepsStorage: boolean
  /** The cookie string written last. */
  written: string
}

let browser: Browser

beforeEach(() => {
  browser = {
    cookies: new Map(),
    storage: new Map(),
    keepsCookies: true,
    keepsStorage: true,
    written: '',
  }
})

function documentIn(lang: string) {
  return {
    documentElement: {lang},
    get cookie() {
      return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      browser.written = text
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (browser.keepsCookies) browser.cookies.set(name, value)
    },
  }
}

const refused = () => {
  throw new Error('denied')
}

/** Opens a page; returns the script's redirect target, or null when there is no redirect. */
function open(address: string, lang: string): string | null {
  let target: string | null = null
  const url = new URL(address, 'https://site.example')
  const location = Object.assign(url, {replace: (href: string) => (target = href)})
  const storage = {
    getItem: (name: string) => browser.storage.get(name) ?? null,
    setItem: (name: string, value: string) => void browser.storage.set(name, value),
  }
  const refusing = {getItem: refused, setItem: refused}
  runInNewContext(inlineScripts.language, {
    document: documentIn(lang),
    localStorage: browser.keepsStorage ? storage : refusing,
    location,
    URL,
  })
  return target
}

describe('the cookie of a choice', () => {
  it.each(['', 'tlh', 'FR', 'fr;path=/x', '<script>alert(1)</script>', '__proto__', 'toString'])(
    'is discarded when it is %j, here and there',
    (value) => {
      browser.cookies.set('preferredLanguage', value)
      expect(open('/about', 'en')).toBeNull()
      expect(browser.storage.size).toBe(0)

      browser.cookies.clear()
      browser.storage.set('preferredLanguage', value)
      expect(open('/about', 'en')).toBeNull()
      expect(browser.written).toBe('')
    },
  )

  it('ignores cookies with similar names', () => {
    browser.cookies.set('notpreferredLanguage', 'fr').set('preferredLanguages', 'fr')
    open('/about', 'en')
    expect(browser.storage.size).toBe(0)
  })
})

describe('a visitor without the cookie who was redirected here', () => {
  beforeEach(() => {
    browser.cookies.set('languageRedirected', '%2Ffr')
    browser.storage.set('preferredLanguage', 'en')
  })

  it('is not redirected from any other page', () => {
    expect(open('/fr/a-propos', 'fr')).toBeNull()
  })

  it('is not redirected when cookies are blocked, to avoid a loop', () => {
    browser.keepsCookies = false
    expect(open('/fr', 'fr')).toBeNull()
  })

  it('is not redirected without local storage', () => {
    browser.keepsStorage = false
    expect(open('/fr', 'fr')).toBeNull()
  })
})
