import type {InputProps, ObjectInputProps} from 'sanity'

import {CountedInput, isCounted} from './length/counted-input'
import {SeoInput} from './seo/seo-input'

/** Renders one of our inputs, or Sanity's own. */
export function inputOf(props: InputProps) {
  if (isCounted(props)) return <CountedInput {...props} />
  if (props.schemaType.name === 'seo') return <SeoInput {...(props as ObjectInputProps)} />
  return props.renderDefault(props)
}
