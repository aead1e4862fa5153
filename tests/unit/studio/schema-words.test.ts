import {createSchema, type SchemaType} from 'sanity'
import {describe, expect, it} from 'vitest'

import {schemaTypes} from '../../../schemas'
import {frenchSchema, inFrench, ownWords} from '../../../studio/words/schemas'
import {inWords} from '../../../studio/words/schemas/in-words'
import {sharedWords} from '../../../studio/words/schemas/shared'

type Types = Parameters<typeof frenchSchema>[0]

const types = schemaTypes as Types

/** Returns every text of the schema, with the type that has it. */
function textsByType(): {type: string; text: string}[] {
  const texts: {type: string; text: string}[] = []
  inWords(types, 'en', (text, type) => {
    texts.push({type, text})
    return text
  })
  return texts
}

const texts = textsByType()

const isOwn = (type: string, text: string) => Object.hasOwn(ownWords[type] ?? {}, text)
const isShared = (text: string) => Object.hasOwn(sharedWords, text)

/** Returns every text of a compiled schema that editors see. */
function shownTexts(schemaOf: Types): Set<string> {
  const schema = createSchema({name: 'shown', types: schemaOf})
  const shown = new Set<string>()
  const seen = new Set<unknown>()
  const add = (...values: unknown[]) => {
    for (const value of values) if (typeof value === 'string') shown.add(value)
  }
  const visit = (type: Record<string, unknown>) => {
    if (seen.has(type)) return
    seen.add(type)
    // A block's own structure is Sanity's.
    if (type['name'] === 'block') return
    add(type['title'], type['description'])
    const options = Object(type['options']) as {list?: unknown[]; insertMenu?: {groups?: unknown[]}}
    const titled = [type['groups'], options.list, options.insertMenu?.groups].flat()
    for (const item of titled) add(Object(item)['title'])
    for (const field of (type['fields'] ?? []) as {type: Record<string, unknown>}[]) {
      visit(field.type)
    }
    for (const item of (type['of'] ?? []) as Record<string, unknown>[]) visit(item)
  }
  for (const {name} of schemaOf) visit(schema.get(name) as SchemaType & Record<string, unknown>)
  return shown
}

/** Returns a value's preview in the French Studio. */
function listed(name: string, selection: Record<string, unknown>): unknown {
  const type = Object(frenchSchema(types).find((own) => own.name === name)) as {
    preview: {prepare: (selection: Record<string, unknown>) => unknown}
  }
  return type.preview.prepare(selection)
}

describe('the schema in French', () => {
  it("the schema's texts are found", () => {
    expect(texts.length).toBeGreaterThan(600)
  })

  it('every schema text has a French translation', () => {
    const missing = texts.filter(({type, text}) => !isOwn(type, text) && !isShared(text))
    expect(missing).toEqual([])
  })

  it('no French translation is unused', () => {
    const said = new Set(texts.map(({type, text}) => `${type}: ${text}`))
    const own = Object.entries(ownWords).flatMap(([type, words]) =>
      Object.keys(words).map((text) => `${type}: ${text}`),
    )
    const fallenBack = new Set(
      texts.filter(({type, text}) => !isOwn(type, text)).map(({text}) => text),
    )
    expect(own.filter((place) => !said.has(place))).toEqual([])
    expect(Object.keys(sharedWords).filter((text) => !fallenBack.has(text))).toEqual([])
  })

  it('texts shared by several types are translated once', () => {
    const typesOf = new Map<string, Set<string>>()
    for (const {type, text} of texts) {
      typesOf.set(text, (typesOf.get(text) ?? new Set<string>()).add(type))
    }
    const lonely = Object.keys(sharedWords).filter((text) => typesOf.get(text)?.size === 1)
    const repeated = Object.entries(ownWords).flatMap(([type, words]) =>
      Object.entries(words)
        .filter(([text, french]) => (sharedWords as Record<string, string>)[text] === french)
        .map(([text]) => `${type}: ${text}`),
    )
    expect({lonely, repeated}).toEqual({lonely: [], repeated: []})
  })

  it('French schema texts follow French typography', () => {
    const faulty = /'|[^\u202f][;?!%]|[^\u00a0][:»]|«[^\u00a0]/
    const french = texts
      .map(({type, text}) => inFrench(text, type))
      .map((text) => text.replaceAll(/https:|mailto:|"[^"]*"/g, ''))
    expect(french.filter((text) => faulty.test(text))).toEqual([])
  })

  it('every title, description, group and option is translated', () => {
    const french = new Set(texts.map(({type, text}) => inFrench(text, type)))
    const english = new Set(texts.map(({text}) => text))
    const left = [...shownTexts(frenchSchema(types))].filter(
      (text) => english.has(text) && !french.has(text),
    )
    expect(shownTexts(types).size).toBeGreaterThan(250)
    expect(left).toEqual([])
  })

  it('previews of localized fields are French', () => {
    const selections = frenchSchema(types).map((type) => Object(type).preview?.select)
    expect(selections).toContainEqual(expect.objectContaining({label: 'label.fr', key: 'key'}))
    expect(selections).toContainEqual({title: 'fr'})
    expect(JSON.stringify(selections)).not.toMatch(/[."]en"/)
  })

  it("an announcement bar's preview has its languages and end", () => {
    const messages = {fr: {text: 'Retrouvez-nous à Lyon'}}
    const until = new Date(2020, 2, 1, 18).toISOString()
    expect(listed('announcementBar', {text: messages.fr.text, messages, until})).toEqual({
      title: 'Retrouvez-nous à Lyon',
      subtitle: 'FR · Terminé le 2020-03-01',
    })
    const english = {messages: {en: {text: 'Meet us in Lyon'}}}
    expect(listed('announcementBar', english)).toMatchObject({
      title: 'Meet us in Lyon',
      subtitle: 'EN',
    })
  })

  it('previews of sections, links and notes are French', () => {
    expect(listed('steps', {title: 'Trois', list: [1, 2]})).toEqual({
      title: 'Trois',
      subtitle: 'Étapes · 2 éléments',
    })
    expect(listed('callout', {title: 'À noter', tone: 'warning'})).toMatchObject({
      subtitle: 'Avertissement',
    })
    expect(listed('link', {title: 'Essayer', kind: 'cta'})).toMatchObject({
      subtitle: 'La section de l’appel à l’action',
    })
  })
})
