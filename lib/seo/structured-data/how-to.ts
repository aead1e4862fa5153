import type {HowToLeaf} from 'schema-dts'

import type {Section} from '../../sanity/types'
import type {PageFacts} from './graph'
import {nodeId} from './node-id'
import {withoutEmpty} from './without-empty'

/** HowTo of a section's steps. */
export function howToNodes(
  {_key, heading, intro, steps}: Section<'steps'>,
  {url, language}: PageFacts,
): HowToLeaf[] {
  return [
    withoutEmpty<HowToLeaf>({
      '@type': 'HowTo',
      '@id': nodeId(url, `steps-${_key}`),
      name: heading,
      description: intro,
      inLanguage: language,
      isPartOf: {'@id': nodeId(url, 'webpage')},
      step: steps.map(({title, text}, index) => ({
        '@type': 'HowToStep',
        position: index + 1,
        name: title,
        text,
      })),
    }),
  ]
}
