import {describe, expect, it} from 'vitest'

import {loginHref, nextPath, secondFactorHref, signedInHref} from '../../../../lib/admin/paths'

describe('the redirect after sign-in', () => {
  it.each([
    '/admin/dashboard',
    '/admin/security',
    '/admin/dashboard?q=//other.example',
    '/admin/dashboard?next=https://other.example',
  ])('redirects to the admin page %s', (path) => {
    expect(nextPath(path)).toBe(path)
  })

  it.each([
    ['an absolute address', 'https://other.example/admin/dashboard'],
    ['another scheme', 'javascript:alert(1)'],
    ['no scheme', '//other.example/admin/dashboard'],
    ['a backslash', '/\\other.example/admin/'],
    ['a tab between the slashes', '/\t/other.example'],
    ['a line end', '/admin/dashboard\nlocation: https://other.example'],
    ['a space before it', ' /admin/dashboard'],
    ['a credential that looks like a path', '/admin/../..//other.example'],
    ['dots that lead out', '/admin/../blog'],
    ['escaped dots that lead out', '/admin/%2e%2e/blog'],
    ['a page of the site', '/blog'],
    ['a path that only begins the same', '/administrators'],
    ['the sign-in page itself', '/admin/login?next=/admin/login'],
    ['its second step', '/admin/login/second-factor'],
    ['an endpoint', '/admin/session'],
    ['something endless', `/admin/dashboard?q=${'a'.repeat(8000)}`],
    ['nothing', undefined],
    ['an empty text', ''],
    ['several', ['/admin/security', '/admin/security']],
  ])('redirects to the dashboard instead of %s', (_, value) => {
    expect(nextPath(value)).toBe('/admin/dashboard')
  })

  it('drops the notice from the path', () => {
    expect(nextPath('/admin/dashboard?notice=signed-in&q=ann')).toBe('/admin/dashboard?q=ann')
  })
})

describe('links to the sign-in pages', () => {
  it('omit the dashboard and pages outside the admin area', () => {
    expect(loginHref()).toBe('/admin/login')
    expect(loginHref({notice: 'session-ended', next: '/admin/dashboard'})).toBe(
      '/admin/login?notice=session-ended',
    )
    expect(secondFactorHref('https://other.example')).toBe('/admin/login/second-factor')
    expect(signedInHref('https://other.example')).toBe('/admin/dashboard?notice=signed-in')
  })
})
