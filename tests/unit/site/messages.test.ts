import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'
import {describe, expect, it} from 'vitest'

import {defaultLocale, locales} from '../../../lib/i18n/locales'
import {expectNone, expectSame} from '../expect-none.ts'
import {sourceOf} from './source-files.ts'

type Messages = {[key: string]: string | Messages}

function flatten(messages: Messages, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}

const messagesIn = (file: string) => new Map(flatten(JSON.parse(sourceOf(file)) as Messages))

const messageFiles = new Map(locales.map((locale) => [locale, `messages/${locale}.json`] as const))

/** Literal texts are skipped, as are the options of plurals and selects: translators choose these. */
function argumentsIn(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return []
    if (isTagElement(element)) return [`<${element.value}>`, ...argumentsIn(element.children)]
    if (!isPluralElement(element) && !isSelectElement(element)) return element.value
    const branches = Object.values(element.options)
    return [element.value, ...branches.flatMap(({value}) => argumentsIn(value))]
  })
}

/** Returns the arguments and tags of an ICU message. Throws when its syntax is invalid. */
function argumentsOf(message: string): string[] {
  return [...new Set(argumentsIn(parse(message)))].sort()
}

/** Returns the forms of every plural in a message: `['one', 'other']`. */
function pluralsIn(elements: MessageFormatElement[]): string[][] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return pluralsIn(element.children)
    if (!isPluralElement(element) && !isSelectElement(element)) return []
    const branches = Object.values(element.options).flatMap(({value}) => pluralsIn(value))
    return isPluralElement(element) ? [Object.keys(element.options), ...branches] : branches
  })
}

/** No count reaches a million, where French would need a form of its own: “un million de résultats”. */
const counted = [...Array(1000).keys(), 1_000, 10_000, 100_000, 999_999]

/** Returns the plural forms that a language needs: `one` and `other` in English and French. */
function formsOf(locale: string): string[] {
  const rules = new Intl.PluralRules(locale)
  return [...new Set(counted.map((count) => rules.select(count)))].sort()
}

describe('the words of the interface', () => {
  const original = messagesIn(`messages/${defaultLocale}.json`)

  describe.each([...messageFiles])('in %s', (locale, file) => {
    const words = messagesIn(file)

    it('messages in a language have the English keys in the same order', () => {
      expectSame([...words.keys()], [...original.keys()], `Change ${file}`)
      expect([...words.keys()], 'the order').toEqual([...original.keys()])
    })

    it('messages are neither empty nor surrounded by spaces', () => {
      expectNone(
        [...words].filter(([, text]) => text === '' || text !== text.trim()),
        `Fill or trim these in ${file}`,
      )
    })

    it('messages are valid ICU syntax', () => {
      const broken = [...words].flatMap(([key, text]) => {
        try {
          return argumentsOf(text) && []
        } catch (error) {
          return `${key}: ${String(error)}`
        }
      })
      expectNone(broken, 'These are not ICU messages')
    })

    it('plurals have exactly the forms of the language', () => {
      const plurals = [...words].flatMap(([key, text]) =>
        pluralsIn(parse(text)).map((forms) => ({key, forms: forms.toSorted()})),
      )
      expectNone(
        plurals.filter(({forms}) => forms.join() !== formsOf(locale).join()),
        `Give each of these the forms ${formsOf(locale).join(' and ')}`,
      )
    })

    it('translated messages take the same arguments', () => {
      const differing = [...words].filter(
        ([key, text]) => argumentsOf(text).join() !== argumentsOf(original.get(key) ?? '').join(),
      )
      expectNone(differing, `Use the arguments of messages/${defaultLocale}.json in these`)
    })
  })
})
