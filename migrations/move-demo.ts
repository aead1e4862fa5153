import type {Mutation, SanityDocument} from '@sanity/client'
import type {Migration} from 'sanity/migrate'

interface Section extends Record<string, unknown> {
  _type: string
}

function moved(section: Section, sentences: unknown): Section {
  const {scene: _scene, examples = sentences, ...rest} = section
  if (section._type === 'hero') return {...rest, examples}
  return section._type === 'demo' ? rest : section
}

/** Moves the sentences of the demo to the page's hero, where visitors try them in place of its scene. */
export default {
  title: 'Move the sentences of the demo to the hero',
  documentTypes: ['page'],
  migrate: {
    document: (page: SanityDocument): Mutation[] => {
      const former = (page['sections'] ?? []) as Section[]
      const examples = former.find(({_type}) => _type === 'demo')?.['examples']
      if (!examples || !former.some(({_type}) => _type === 'hero')) return []
      const sections = former.map((section) => moved(section, examples))
      return [{patch: {id: page._id, set: {sections}}}]
    },
  },
} satisfies Migration
