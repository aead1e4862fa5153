import {readFileSync} from 'node:fs'

import {describe, expect, it} from 'vitest'

import {preferenceName, previewCookie, redirectName} from '../../../lib/routing/request-names'

const text = readFileSync(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8')

/** The values of a directive, wherever it stands; a map counts by its variable. */
function valuesOf(directive: string): string[] {
  const lines = text.matchAll(new RegExp(`^\\s*${directive} (.+?)(?:;| \\{)$`, 'gm'))
  return [...lines].map(([, value = '']) => value)
}

/** The lines of the map of a variable. */
function mapOf(variable: string): {source: string; lines: string[]} {
  const map = new RegExp(`^map (\\S+) \\$${variable} \\{\\n([^}]*)\\}`, 'm').exec(text)
  return {source: map?.[1] ?? '', lines: map?.[2]?.trim().split(/;\s*/).filter(Boolean) ?? []}
}

it('nginx listens on IPv6 wherever it does on IPv4', () => {
  const listens = valuesOf('listen')
  const onFour = listens.filter((value) => !value.startsWith('['))
  const onSix = listens.filter((value) => value.startsWith('[')).map((value) => value.slice(5))
  expect(onFour).toEqual(['80', '443 ssl http2'])
  expect(onSix).toEqual(onFour)
})

describe('the cache of nginx', () => {
  it('holds neither previews nor what is for one person', () => {
    const personal = [`$cookie_${previewCookie}`, '$http_rsc', '$http_authorization']
    expect(mapOf('is_personal')).toEqual({
      source: `"${personal.join('')}"`,
      lines: ['default 1', '"" 0'],
    })
    expect(mapOf('is_private')).toEqual({
      source: '$upstream_http_cache_control',
      lines: ['default 1', '~^public 0'],
    })
    expect(valuesOf('proxy_cache_bypass')).toEqual(['$is_personal'])
    expect(valuesOf('proxy_no_cache')).toEqual([
      '$is_personal $is_private $upstream_http_set_cookie',
    ])
  })

  it('tells apart what the site tells apart', () => {
    expect(valuesOf('proxy_cache_key')).toEqual([
      '"$scheme$host$request_uri|$encoding|$wants_markdown|$language_key|$http_sec_fetch_dest"',
    ])
    const choice = [preferenceName, redirectName].map((name) => `$cookie_${name}`)
    expect(mapOf('language_key').lines).toEqual([
      'default ""',
      `1 "${['$http_accept_language', ...choice].join('|')}"`,
    ])
    expect(mapOf('wants_markdown')).toEqual({
      source: '$http_accept',
      lines: ['default 0', '~*text/markdown 1'],
    })
    expect(mapOf('encoding').lines).toEqual(['default ""', '~*gzip gzip'])
    const [, languages = ''] = mapOf('redirects_by_language').lines
    const redirects = new RegExp(languages.replace(/^~(.*) 1$/, '$1'))
    expect(['/', '/fr', '/fr/blog', '/de/x'].filter((path) => !redirects.test(path))).toEqual([])
    expect(['/about', '/blog/fr', '/app.md'].filter((path) => redirects.test(path))).toEqual([])
  })

  it('is a second old at most, and outlives the site', () => {
    expect(valuesOf('proxy_cache_valid')).toEqual(['200 1s'])
    expect(valuesOf('proxy_ignore_headers')).toEqual(['Cache-Control Expires Vary'])
    expect(valuesOf('proxy_cache_use_stale')).toEqual([
      'error timeout updating http_500 http_502 http_503 http_504',
    ])
    expect(valuesOf('proxy_cache_background_update')).toEqual(['on'])
    expect(valuesOf('proxy_cache_lock')).toEqual(['on'])
  })
})

it('the site learns its visitor’s address, host and protocol from nginx, not from the visitor', () => {
  expect(valuesOf('proxy_set_header')).toEqual([
    'Connection ""',
    'Host $http_host',
    'X-Forwarded-Host $http_host',
    'X-Forwarded-Proto $scheme',
    'X-Forwarded-For $remote_addr',
    'Accept-Encoding $encoding',
  ])
})

it('an instance that fails is skipped, and asked again when all have failed', () => {
  expect(valuesOf('server')).toEqual([
    ...['127.0.0.1:3001', '127.0.0.1:3002'].map((at) => `${at} max_fails=1 fail_timeout=2s`),
    ...['127.0.0.1:3001', '127.0.0.1:3002'].map((at) => `${at} max_fails=0 backup`),
  ])
  expect(valuesOf('proxy_next_upstream')).toEqual(['error timeout'])
  expect(valuesOf('proxy_next_upstream_tries')).toEqual(['3'])
  expect([valuesOf('proxy_connect_timeout'), valuesOf('proxy_read_timeout')]).toEqual([
    ['1s'],
    ['30s'],
  ])
})

it('nginx leaves it to the site to refuse large forms, and keeps its version to itself', () => {
  expect(valuesOf('client_max_body_size')).toEqual(['2m'])
  expect(valuesOf('server_tokens')).toEqual(['off'])
  expect(valuesOf('ssl_protocols')).toEqual(['TLSv1.2 TLSv1.3'])
  expect(valuesOf('return')).toEqual(['308 https://$http_host$request_uri'])
})
