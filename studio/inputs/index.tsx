import {
  type InputProps,
  type ObjectInputProps,
  isStringInputProps,
  type StringInputProps,
  useFormValue,
} from 'sanity'

import {defaultLocale, isLocale} from '../../lib/i18n/locales'
import {insertFigures} from '../../lib/sanity/figures'
import {LengthCounter} from './length/length-counter'
import {SeoInput} from './seo/seo-input'
import {useSiteFacts} from './seo/site-facts'

function shownLengthOf({schemaType}: StringInputProps): number | undefined {
  return schemaType.options?.shownLength
}

/** Whether the schema says how much of a text is shown. */
function isCounted(props: InputProps): props is StringInputProps {
  return isStringInputProps(props) && shownLengthOf(props) !== undefined
}

/** A text field with the length that readers see, figures written out. */
function CountedInput(props: StringInputProps) {
  const language = useFormValue(['language'])
  const text = props.value ?? ''
  const {figures} = useSiteFacts(text)
  const written = insertFigures(text, figures, isLocale(language) ? language : defaultLocale)
  return (
    <>
      {props.renderDefault(props)}
      <LengthCounter limits={{most: shownLengthOf(props) ?? 0}} text={written} />
    </>
  )
}

/** Renders one of our inputs, or Sanity's own. */
export function inputOf(props: InputProps) {
  if (isCounted(props)) return <CountedInput {...props} />
  if (props.schemaType.name === 'seo') return <SeoInput {...(props as ObjectInputProps)} />
  return props.renderDefault(props)
}
