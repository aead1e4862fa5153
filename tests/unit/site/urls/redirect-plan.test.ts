import * as fc from 'fast-check'
import {describe, expect, it} from 'vitest'

import {
  planRedirects,
  type RedirectPlan,
  type Rename,
  validateSource,
  validateTarget,
  type Redirect,
} from '../../../../lib/urls/redirects'

const page = (path: string, language = 'en') => ({language, path, untranslated: null})

const article = (slug: string, french?: string) => ({
  language: 'en',
  path: `blog/${slug}`,
  untranslated: french ? [{language: 'fr', path: `blog/${french}`}] : null,
})

function plan(rename: Partial<Rename>, redirects: Redirect[] = []): RedirectPlan {
  const whole = {
    before: null,
    after: page('x'),
    translations: [],
    published: new Set<string>(),
    ...rename,
  }
  return planRedirects(whole, redirects)
}

describe('a page that is renamed', () => {
  const about = {before: page('about'), after: page('about-us')}

  it('a renamed page is redirected from its old path', () => {
    expect(plan(about)).toEqual({set: [{from: '/about', to: '/about-us'}], remove: []})
    expect(plan({before: page('equipe', 'fr'), after: page('a-propos', 'fr')}).set).toEqual([
      {from: '/fr/equipe', to: '/fr/a-propos'},
    ])
  })

  it('existing redirects are updated to the new path', () => {
    expect(
      plan(about, [
        {from: '/team', to: '/about/'},
        {from: 'team', to: '/about'},
        {from: '/x', to: '/y'},
      ]),
    ).toEqual({
      set: [
        {from: '/about', to: '/about-us'},
        {from: '/team', to: '/about-us'},
      ],
      remove: [],
    })
  })

  it('home pages are never redirected', () => {
    expect(plan({before: page('/'), after: page('start')}).set).toEqual([])
  })

  it('a path with another page is not redirected', () => {
    expect(plan({...about, published: new Set(['/about'])}).set).toEqual([])
  })
})

describe('an article that is renamed', () => {
  it('a renamed article is redirected from each former path', () => {
    expect(plan({before: article('a', 'un'), after: article('b', 'deux')}).set).toEqual([
      {from: '/blog/a', to: '/blog/b'},
      {from: '/fr/blog/un', to: '/fr/blog/deux'},
    ])
    expect(plan({before: article('a', 'un'), after: article('b', 'un')}).set).toEqual([
      {from: '/blog/a', to: '/blog/b'},
    ])
  })

  it('a dropped slug redirects to the original', () => {
    expect(plan({before: article('a', 'un'), after: article('a')}).set).toEqual([
      {from: '/fr/blog/un', to: '/blog/a'},
    ])
  })

  it('a slug that the translation reuses is not redirected', () => {
    const translations = [{language: 'fr', path: 'blog/un'}]
    const [before, after] = [article('a', 'un'), article('a')]
    expect(plan({before, after, translations}).set).toEqual([])
    const published = new Set(['/fr/blog/un'])
    const redirects = [{from: '/fr/blog/vieux', to: '/fr/blog/un'}]
    expect(
      plan({before: article('a', 'un'), after: article('a'), translations, published}, redirects),
    ).toEqual({set: [], remove: []})
  })
})

/** Pages and redirects, changed as the Studio would change them. */
class Site {
  redirects = new Map<string, string>()
  paths: (string | null)[]
  /** The last page at each address. */
  lastAt = new Map<string, number>()

  constructor(size: number) {
    this.paths = Array.from({length: size}, () => null)
  }

  published(except?: number): Set<string> {
    return new Set(this.paths.flatMap((path, index) => (path && index !== except ? [path] : [])))
  }

  written(): Redirect[] {
    return [...this.redirects].map(([from, to]) => ({from, to}))
  }

  /** Publishes a page at an address, unless validation fails. */
  publish(index: number, href: string): void {
    const published = this.published(index)
    if (published.has(href)) return
    const old = this.paths[index]
    const rename = {
      before: old ? page(old.slice(1)) : null,
      after: page(href.slice(1)),
      translations: [],
      published,
    }
    const {set, remove} = planRedirects(rename, this.written())
    for (const from of remove) this.redirects.delete(from)
    for (const {from, to} of set) this.redirects.set(from, to)
    this.paths[index] = href
    this.lastAt.set(href, index)
  }

  /** Adds a manual redirect, unless validation fails. */
  redirect(from: string, to: string): void {
    const redirects = this.written()
    const known = {published: this.published(), redirects}
    if (validateSource(from, known) ?? validateTarget({from, to}, known)) return
    this.redirects.set(from, to)
    this.lastAt.set(from, this.paths.indexOf(to))
  }

  /** Returns the faults that visitors would notice. */
  complaints(): string[] {
    const published = this.published()
    const led = this.written().flatMap(({from, to}) => {
      if (published.has(from)) return `${from} is published and leads to ${to}`
      if (this.redirects.has(to)) return `${from} leads to ${to}, which leads on`
      return published.has(to) ? [] : `${from} leads to ${to}, where nothing is`
    })
    const lost = [...this.lastAt].flatMap(([href, index]) => {
      const reached = published.has(href) ? href : this.redirects.get(href)
      return reached === this.paths[index] ? [] : `${href} leads to ${reached}`
    })
    return [...led, ...lost]
  }
}

describe('any sequence of changes', () => {
  const href = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f')
  const change = fc.oneof(
    fc.record({page: fc.nat({max: 2}), href}),
    fc.record({from: href, to: href}),
  )

  it('any sequence of changes leaves neither loops nor chains', () => {
    fc.assert(
      fc.property(fc.array(change, {maxLength: 40}), (changes) => {
        const site = new Site(3)
        for (const step of changes) {
          if ('page' in step) site.publish(step.page, step.href)
          else site.redirect(step.from, step.to)
          expect(site.complaints()).toEqual([])
        }
      }),
    )
  })
})
