import type {ComponentType} from 'react'
import type {InputProps, ObjectInputProps} from 'sanity'

import {CountedInput, isCounted} from './length/counted-input'
import {SeoInput} from './seo/seo-input'

const inputs: Record<string, ComponentType<ObjectInputProps>> = {
  seo: SeoInput,
}

/** One of our inputs, or Sanity's own. */
export function inputOf(props: InputProps) {
  if (isCounted(props)) return <CountedInput {...props} />
  const Input = inputs[props.schemaType.name]
  return Input ? <Input {...(props as ObjectInputProps)} /> : props.renderDefault(props)
}
