import {Text} from '@sanity/ui'
import {useTranslation} from 'sanity'

import type {Locale} from '../../lib/i18n/locales'
import {figureKeys} from '../../lib/sanity/figures'
import {interpolate} from './interpolation'
import {useFigures} from './known-figures'
import {figuresMessages} from './messages'

interface Props {
  text: string
  locale: Locale
  /** Leaves out unknown and unpublished figures, which a validation message reports. */
  isBrief?: boolean
}

function Interpolated({text, locale, isBrief = false}: Props) {
  const {t} = useTranslation(figuresMessages.namespace)
  const {status, figures} = useFigures()
  if (status !== 'ready') return null
  const {text: read, unknown, unpublished} = interpolate(text, figures, locale)
  return (
    <Text size={1} muted data-figures={unknown.length > 0 ? 'unknown' : 'known'}>
      {t('reads')} <span lang={locale}>{read}</span>
      {!isBrief && unknown.length > 0 && ` ${t('unknown', {keys: unknown.join(', ')})}`}
      {!isBrief && unpublished.length > 0 && ` ${t('unpublished', {keys: unpublished.join(', ')})}`}
    </Text>
  )
}

/** Shows a text that names figures as visitors read it. */
export function InterpolatedText(props: Props) {
  return figureKeys(props.text).length > 0 ? <Interpolated {...props} /> : null
}
