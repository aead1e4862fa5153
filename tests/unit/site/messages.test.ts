import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'
import {createTranslator} from 'next-intl'
import {describe, expect, it} from 'vitest'

import {defaultLocale, locales, type Locale} from '../../../lib/i18n/locales'
import en from '../../../messages/en.json'
import {keyPattern, messageUses, stringsIn} from './message-uses.ts'
import {sourceFiles, sourceOf} from './source-files.ts'
import {parseSource, syntaxOf} from './syntax.ts'

type Messages = {[key: string]: string | Messages}

function flatten(messages: Messages, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}

const messagesOf = (locale: Locale) =>
  new Map(flatten(JSON.parse(sourceOf(`messages/${locale}.json`)) as Messages))

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
function formsOf(locale: Locale): string[] {
  const rules = new Intl.PluralRules(locale)
  return [...new Set(counted.map((count) => rules.select(count)))].sort()
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
    ['<b>{a}</b>', ['<b>', 'a']],
  ])('%j has %j', (message, expected) => {
    expect(argumentsOf(message)).toEqual(expected)
  })

  it.each(['{count', '{count, plural, one {#}}', '<b>now', '{, number}'])(
    'cannot be read in %j',
    (message) => {
      expect(() => argumentsOf(message)).toThrow(SyntaxError)
    },
  )
})

describe('the forms of a plural', () => {
  it('are those of the message, at any depth', () => {
    const message = '<b>{a, select, yes {{n, plural, one {#} other {#}}} other {}}</b>'
    expect(pluralsIn(parse(message))).toEqual([['one', 'other']])
  })

  it('are those that a language counts with', () => {
    expect(formsOf('en')).toEqual(['one', 'other'])
    expect(formsOf('fr')).toEqual(['one', 'other'])
  })
})

describe('the words of the interface', () => {
  const original = messagesOf(defaultLocale)

  it('are there for every language, and for no other', () => {
    const files = locales.map((locale) => `messages/${locale}.json`)
    expect(sourceFiles('messages')).toEqual(files.toSorted())
  })

  describe.each(locales)('in %s', (locale) => {
    const words = messagesOf(locale)

    it('have the same keys in the same order', () => {
      expect([...words.keys()]).toEqual([...original.keys()])
    })

    it('are never empty, nor have blanks around them', () => {
      expect([...words].filter(([, text]) => text === '' || text !== text.trim())).toEqual([])
    })

    it('are messages that can be read', () => {
      const broken = [...words].flatMap(([key, text]) => {
        try {
          return argumentsOf(text) && []
        } catch (error) {
          return `${key}: ${String(error)}`
        }
      })
      expect(broken).toEqual([])
    })

    it('have every form of a plural, and none that the language does not have', () => {
      const plurals = [...words].flatMap(([key, text]) =>
        pluralsIn(parse(text)).map((forms) => ({key, forms: forms.toSorted()})),
      )
      expect(plurals.filter(({forms}) => forms.join() !== formsOf(locale).join())).toEqual([])
    })

    it('take the same arguments', () => {
      const differing = [...words].filter(
        ([key, text]) => argumentsOf(text).join() !== argumentsOf(original.get(key) ?? '').join(),
      )
      expect(differing).toEqual([])
    })
  })
})

/** Returns the messages that code uses. */
const usesIn = (source: string) => messageUses(parseSource(source))

const declaring = (namespace: string, rest: string) =>
  `async function f() { const t = await getTranslations({locale, namespace: '${namespace}'}); ${rest} }`

describe('a message that code asks for', () => {
  it.each([
    ["t('title')", ['a.title']],
    ["t.rich('title', {})", ['a.title']],
    ["t('b.c')", ['a.b.c']],
    ['t(`${x}.c.${y}`)', ['a.*.c.*']],
    ["t(one ? 'b' : 'c')", ['a.b', 'a.c']],
    ["const g = (key: 'b' | 'c') => t.raw(key)", ['a.b', 'a.c']],
    ['const g = (key: string) => t(key)', ['a.*']],
    ["context.t('z.title')", ['z.title']],
    ["context.t.markup('z.title', {})", ['z.title']],
    ["wordsIn(locale)('z.title')", ['z.title']],
    ["const words = wordsIn(locale); words('z.title')", ['z.title']],
    ["other('title')", []],
  ])('%s', (call, keys) => {
    expect(usesIn(declaring('a', call)).translated).toEqual(keys)
  })

  it('is one of the translator that its function has', () => {
    const both = `${declaring('a', "t('x')")}\n${declaring('b', "t('x')")}`
    expect(usesIn(both).translated).toEqual(['a.x', 'b.x'])
    expect(usesIn("function g({t}) { return t('a.x') }").translated).toEqual(['a.x'])
    const list =
      "const [t, scene] = await Promise.all([getTranslations({namespace: 'a'}), getTranslations({namespace: 'b'})]); scene('x'); t('y')"
    expect(usesIn(list).translated).toEqual(['b.x', 'a.y'])
  })

  it('may be read from the file', () => {
    const named = "import {notFound} from '@/messages/en.json'; f(notFound.title)"
    expect(usesIn(named).imported).toContain('notFound.title')
    const whole = "import en from '../../messages/en.json'; const words = {en: en.a.b}"
    expect(usesIn(whole).imported).toEqual(['a.b', 'a.b.*'])
    const all = "import en from '../../messages/en.json'; const messages = {en}"
    expect(usesIn(all).imported).toEqual([])
  })
})

describe('the code', () => {
  const files = ['app', 'components', 'lib', 'schemas', 'proxy.ts'].flatMap(sourceFiles)
  const trees = files.filter((file) => /(?<!\.generated|\.d)\.tsx?$/.test(file)).map(syntaxOf)
  const uses = trees.map(messageUses)
  const translated = [...new Set(uses.flatMap((use) => use.translated))]
  const all = [...new Set([...translated, ...uses.flatMap(({imported}) => imported)])]
  const keys = [...messagesOf(defaultLocale).keys()]

  it('asks for no message that is missing', () => {
    expect(translated.length).toBeGreaterThan(100)
    const missing = translated.filter((key) => !keys.some((known) => keyPattern(key).test(known)))
    expect(missing).toEqual([])
  })

  it('does not compile where it asks for one that is missing', () => {
    const t = createTranslator({locale: defaultLocale, messages: en, onError: () => {}})
    // @ts-expect-error -- There is no such message.
    expect(t('navigation.nothing')).toBe('navigation.nothing')
  })

  it('asks for every message that there is', () => {
    const spoken = new Set(trees.flatMap(stringsIn))
    const asked = (key: string) =>
      all.some((use) => {
        const [, ...parts] = keyPattern(use).exec(key) ?? [null]
        return keyPattern(use).test(key) && parts.every((part) => spoken.has(String(part)))
      })
    expect(keys.filter((key) => !asked(key))).toEqual([])
  })
})
