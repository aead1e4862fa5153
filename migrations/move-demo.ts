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
  documentTypes: ['page', 'sharedSection'],
  migrate: {
    document: (owner: SanityDocument): Mutation[] => {
      // Importers write lists that are not arrays, and items that are not objects.
      const former = (Array.isArray(owner['sections']) ? owner['sections'] : []) as Section[]
      const examples = former.find((section) => section?._type === 'demo')?.['examples']
      // A shared demo has no hero of its own, and pages no longer show its sentences.
      const isLeft = owner._type === 'page' && !former.some((section) => section?._type === 'hero')
      if (!examples || isLeft) return []
      const sections = former.map((section) => (section ? moved(section, examples) : section))
      return [{patch: {id: owner._id, set: {sections}}}]
    },
  },
} satisfies Migration
