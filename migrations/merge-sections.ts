import type {Mutation, SanityDocument} from '@sanity/client'
import type {Migration} from 'sanity/migrate'

interface Item extends Record<string, unknown> {
  soon?: boolean
  date?: string
}

interface Section extends Record<string, unknown> {
  _type: string
}

const soon: Record<string, string> = {en: 'Coming soon', fr: 'Bientôt'}

/** The label of an item, from the mark and the date that its old type had. */
function labelOf({soon: isSoon, date}: Item, language: string): string | undefined {
  if (isSoon) return soon[language] ?? soon['en']
  if (!date || Number.isNaN(Date.parse(date))) return undefined
  const format = {month: 'long', year: 'numeric', timeZone: 'UTC'} as const
  return new Date(date).toLocaleDateString(language, format)
}

/** Former types of lists of points, and the layout of each. */
const pointLists: Record<string, string> = {whyDifferent: 'rows', copilot: 'columns'}

/** Former types of lists of items, with the field of the items and the layout of each. */
const itemLists: Record<string, {field: string; layout: string}> = {
  benefits: {field: 'items', layout: 'sheet'},
  capabilities: {field: 'items', layout: 'grid'},
  changelog: {field: 'entries', layout: 'sheet'},
  choices: {field: 'items', layout: 'statements'},
  milestones: {field: 'cards', layout: 'milestones'},
}

function merged(section: Section, language: string): Section {
  const layout = pointLists[section._type]
  if (layout) return {...section, _type: 'pointList', layout}

  const former = itemLists[section._type]
  if (!former) return section
  const {[former.field]: items, ...fields} = section
  const renamed = (Array.isArray(items) ? items : []).map((item) => {
    const {soon: isSoon, date, ...rest} = Object(item) as Item
    const label = labelOf({soon: isSoon, date}, language)
    return Object.assign(rest, {_type: 'item'}, label && {label})
  })
  return {...fields, _type: 'itemList', layout: former.layout, items: renamed}
}

/** Makes one type of the lists of points, and one of the lists of titled items, each with a layout. */
export default {
  title: 'Merge the sections that are a heading and titled items',
  documentTypes: ['page', 'sharedSection'],
  migrate: {
    document: (document: SanityDocument): Mutation[] => {
      // Importers write lists that are not arrays, and items that are not objects.
      const former = (Array.isArray(document['sections']) ? document['sections'] : []) as Section[]
      const language = document['language'] === 'fr' ? 'fr' : 'en'
      const sections = former.map((section) =>
        section?._type ? merged(section, language) : section,
      )
      const isCurrent = sections.every((section, index) => section === former[index])
      return isCurrent ? [] : [{patch: {id: document._id, set: {sections}}}]
    },
  },
} satisfies Migration
