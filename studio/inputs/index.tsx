import type {ComponentType} from 'react'
import type {InputProps, ObjectInputProps} from 'sanity'

import {CountedInput, isCounted} from './length/counted-input'
import {SeoInput} from './seo/seo-input'

/** Inputs of our own, by the name of the type that they are for. */
const inputs: Record<string, ComponentType<ObjectInputProps>> = {
  seo: SeoInput,
}

/** The input of whatever the Studio asks for: one of ours, or else Sanity's own. */
export function inputOf(props: InputProps) {
  if (isCounted(props)) return <CountedInput {...props} />
  const Input = inputs[props.schemaType.name]
  return Input ? <Input {...(props as ObjectInputProps)} /> : props.renderDefault(props)
}
