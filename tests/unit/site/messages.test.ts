import {describe, expect, it} from 'vitest'

import {defaultLocale, locales, type Locale} from '../../../lib/i18n/locales'
import {sourceFiles, sourceOf} from './source-files.ts'

type Messages = {[key: string]: string | Messages}

function flatten(messages: Messages, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}

const messagesOf = (locale: Locale) =>
  new Map(flatten(JSON.parse(sourceOf(`messages/${locale}.json`)) as Messages))

/**
 * The arguments of an ICU message and the tags in it, without what only the translator chooses: the words inside the
 * branches of a plural or a select.
 */
function argumentsOf(message: string): string[] {
  const found = new Set<string>()
  let at = 0

  function skipTo(...ends: string[]): string {
    const start = at
    while (at < message.length && !ends.includes(message.charAt(at))) at += 1
    return message.slice(start, at).trim()
  }

  function readBranches(): void {
    while (skipTo('{', '}') && message.charAt(at) === '{') {
      at += 1
      readText()
      at += 1
    }
  }

  function readArgument(): void {
    const name = skipTo(',', '}')
    found.add(name)
    if (message.charAt(at) !== ',') return
    at += 1
    const type = skipTo(',', '}')
    if (message.charAt(at) === ',') at += 1
    if (['plural', 'select', 'selectordinal'].includes(type)) readBranches()
    else skipTo('}')
  }

  function readText(): void {
    for (; at < message.length && message.charAt(at) !== '}'; at += 1) {
      if (message.charAt(at) !== '{') continue
      at += 1
      readArgument()
    }
  }

  readText()
  for (const [, tag] of message.matchAll(/<(\w+)>/g)) found.add(`<${tag}>`)
  return [...found].sort()
}

describe('the arguments of a message', () => {
  it.each([
    ['Nothing', []],
    ['{count} of {total, number}', ['count', 'total']],
    [
      '{count, plural, one {# entry} other {# entries by {name}}} <b>now</b>',
      ['<b>', 'count', 'name'],
    ],
    ['{a, select, yes {Oui} other {Non}} {b}', ['a', 'b']],
  ])('%j has %j', (message, expected) => {
    expect(argumentsOf(message)).toEqual(expected)
  })
})

describe('the words of the interface', () => {
  const original = messagesOf(defaultLocale)

  it('are there for every language, and for no other', () => {
    expect(sourceFiles('messages')).toEqual(locales.map((locale) => `messages/${locale}.json`))
  })

  describe.each(locales)('in %s', (locale) => {
    const words = messagesOf(locale)

    it('have the same keys in the same order', () => {
      expect([...words.keys()]).toEqual([...original.keys()])
    })

    it('are never empty, nor have blanks around them', () => {
      expect([...words].filter(([, text]) => text === '' || text !== text.trim())).toEqual([])
    })

    it('take the same arguments', () => {
      const differing = [...words].filter(
        ([key, text]) => argumentsOf(text).join() !== argumentsOf(original.get(key) ?? '').join(),
      )
      expect(differing).toEqual([])
    })
  })
})
