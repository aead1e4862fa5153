import {useTranslation} from 'sanity'

import {figureKeys} from '../../lib/content/figures/insert'
import type {Locale} from '../../lib/i18n/locales'
import {useFigures} from './known-figures'
import {readingOf} from './reading'
import {figuresWords} from './words'

interface Props {
  text: string
  locale: Locale
  className?: string
  /** Set where something else says already what is wrong with the figures. */
  isBrief?: boolean
}

function Reading({text, locale, className, isBrief = false}: Props) {
  const {t} = useTranslation(figuresWords.namespace)
  const {status, figures} = useFigures()
  const reading = readingOf(text, figures, locale)
  if (status !== 'ready' || !reading) return null
  const {unknown, unpublished} = reading
  return (
    <span className={className} data-figures={unknown.length > 0 ? 'unknown' : 'known'}>
      {t('reads')} <span lang={locale}>{reading.text}</span>
      {!isBrief && unknown.length > 0 && ` ${t('unknown', {keys: unknown.join(', ')})}`}
      {!isBrief && unpublished.length > 0 && ` ${t('unpublished', {keys: unpublished.join(', ')})}`}
    </span>
  )
}

/** How readers will read a text, where it names figures; nothing else listens to them. */
export function FigureReading(props: Props) {
  return figureKeys(props.text).length > 0 ? <Reading {...props} /> : null
}
