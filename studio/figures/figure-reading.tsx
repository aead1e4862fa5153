import {Text} from '@sanity/ui'
import {useTranslation} from 'sanity'

import {figureKeys} from '../../lib/content/figures/insert'
import type {Locale} from '../../lib/i18n/locales'
import {useFigures} from './known-figures'
import {figuresMessages} from './messages'
import {readingOf} from './reading'

interface Props {
  text: string
  locale: Locale
  /** Leaves out unknown and unpublished figures, which a validation message reports. */
  isBrief?: boolean
}

function Reading({text, locale, isBrief = false}: Props) {
  const {t} = useTranslation(figuresMessages.namespace)
  const {status, figures} = useFigures()
  const reading = readingOf(text, figures, locale)
  if (status !== 'ready' || !reading) return null
  const {unknown, unpublished} = reading
  return (
    <Text size={1} muted data-figures={unknown.length > 0 ? 'unknown' : 'known'}>
      {t('reads')} <span lang={locale}>{reading.text}</span>
      {!isBrief && unknown.length > 0 && ` ${t('unknown', {keys: unknown.join(', ')})}`}
      {!isBrief && unpublished.length > 0 && ` ${t('unpublished', {keys: unpublished.join(', ')})}`}
    </Text>
  )
}

/** What visitors read where a text names figures. */
export function FigureReading(props: Props) {
  return figureKeys(props.text).length > 0 ? <Reading {...props} /> : null
}
