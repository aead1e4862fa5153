import {
  type InputProps,
  type ObjectInputProps,
  isStringInputProps,
  type StringInputProps,
  set,
  unset,
  useClient,
  useFormValue,
} from 'sanity'

import {defaultLocale, isLocale} from '../../lib/i18n/locales'
import {apiVersion} from '../../lib/sanity/api'
import {insertFigures} from '../../lib/sanity/figures'
import {link, textLink} from '../../schemas/objects/link'
import {linkToDocument, type StoredLink} from '../client/site-links'
import {FigureInput} from '../figures/figure-input'
import {LengthCounter} from './length/length-counter'
import {SeoInput} from './seo/seo-input'
import {useSiteFacts} from './seo/site-facts'

const linkTypes = new Set<string>([link.name, textLink.name])

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

/** The fields of a link. An address of this site becomes a link to its document once the editor leaves the field. */
function LinkInput(props: ObjectInputProps<StoredLink>) {
  const client = useClient({apiVersion})
  const {value = {}, onChange, readOnly} = props
  const settle = async () => {
    const target = readOnly ? null : await linkToDocument(client, value)
    if (target) onChange([set(target.kind, ['kind']), set(target.page, ['page']), unset(['url'])])
  }
  return (
    // Without the Content Lake, the address stays.
    <div onBlur={() => void settle().catch(() => {})}>{props.renderDefault(props)}</div>
  )
}

/** Renders one of our inputs, or Sanity's own. */
export function inputOf(props: InputProps) {
  if (isCounted(props)) return <CountedInput {...props} />
  if (linkTypes.has(props.schemaType.name)) {
    return <LinkInput {...(props as ObjectInputProps<StoredLink>)} />
  }
  if (props.schemaType.name === 'figure') return <FigureInput {...(props as ObjectInputProps)} />
  if (props.schemaType.name === 'seo') return <SeoInput {...(props as ObjectInputProps)} />
  return props.renderDefault(props)
}
