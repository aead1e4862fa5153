import {expect, describe, it} from 'vitest'

import {bilingualTypes, schemaTypesIn} from '../../../schemas'
import {type Message, withTexts} from '../../../schemas/bilingual'
import {expectNone} from '../expect-none'

function allTexts(): Message[] {
  const texts: Message[] = []
  withTexts(bilingualTypes, (text) => {
    texts.push(text)
    return ''
  })
  return texts
}

/** Returns where a part of the schema has a title or description that is one string, not two. */
function singleTexts(part: unknown, path: string): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    // Paths of a preview, and React's own objects.
    if (key === 'select' || key === 'icon') return []
    const own = `${path}.${key}`
    if (typeof value !== 'string') return singleTexts(value, own)
    return ['title', 'description'].includes(key) && value !== ''
      ? [`${own}: write bilingual('${value}', '…')`]
      : []
  })
}

interface Prepare {
  path: string
  select: object
  prepare: (selection: object) => unknown
}

/** Returns every `prepare` function of a preview. */
function preparesIn(part: unknown, path = ''): Prepare[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]: [string, unknown]): Prepare[] => {
    const own = `${path}.${key}`
    const {select = {}, prepare} = Object(key === 'preview' ? value : {}) as Partial<Prepare>
    if (prepare) return [{path: own, select, prepare}]
    return key === 'icon' ? [] : preparesIn(value, own)
  })
}

describe('the schema in both interface languages', () => {
  it('every title and description is in both languages', () => {
    const left = withTexts(bilingualTypes, () => '')
    expect(allTexts().length).toBeGreaterThan(600)
    expectNone(
      left.flatMap((type) => singleTexts(type, type.name)),
      'Write the text in both languages, with words(…)',
    )
  })

  it('French schema texts follow French typography', () => {
    const faulty = /'|[^\u202f][;?!%]|[^\u00a0][:»]|«[^\u00a0]/
    const french = allTexts().map((text) =>
      text['fr-FR'].replaceAll(/https?:|mailto:|tel:|"[^"]*"/g, ''),
    )
    expectNone(
      french.filter((text) => faulty.test(text)),
      'Write ’ and the no-break spaces of French punctuation',
    )
  })

  it('previews of localized fields are French', () => {
    const selections = schemaTypesIn('fr-FR').map((type) => Object(type).preview?.select)
    expect(selections).toContainEqual(expect.objectContaining({label: 'label.fr', key: 'key'}))
    expect(selections).toContainEqual({title: 'fr'})
    expect(JSON.stringify(selections)).not.toMatch(/[."]en"/)
  })

  it('every preview says strings, whatever is selected', () => {
    const prepares = preparesIn(schemaTypesIn('fr-FR'))
    expect(prepares.length).toBeGreaterThan(20)
    const faulty = prepares.flatMap(({path, select, prepare}) =>
      [undefined, 'fr'].flatMap((value) => {
        const selection = Object.fromEntries(Object.keys(select).map((name) => [name, value]))
        const {title, subtitle} = Object(prepare(selection)) as Record<string, unknown>
        return [title, subtitle].some((text) => text && typeof text === 'object') ? [path] : []
      }),
    )
    expectNone(faulty, 'Write the texts of these previews with bilingualPrepare(…)')
  })
})
