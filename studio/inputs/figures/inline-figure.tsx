import {type BlockProps, useFormValue, useTranslation} from 'sanity'

import {defaultLocale} from '../../../lib/i18n/locales'
import {formatFigure} from '../../../lib/sanity/figures'
import {useFigures} from '../../figures/known-figures'
import {figuresMessages} from '../../figures/messages'
import {contentOf, latest} from '../../figures/stored-figures'
import {localeOfText} from './named-figures'

const inset = {padding: '0 5px', whiteSpace: 'nowrap'} as const

const missing = {...inset, color: 'var(--card-badge-critical-fg-color)'}

interface Value {
  figure?: {_ref?: string}
}

function FigureValue({value, path}: {value: Value; path: BlockProps['path']}) {
  const {t} = useTranslation(figuresMessages.namespace)
  const {status, figures} = useFigures()
  const locale = localeOfText(useFormValue(['language']), path) ?? defaultLocale
  const {_ref: id} = value.figure ?? {}
  if (!id) return <span style={inset}>{t('missing.choose')}</span>
  if (status === 'loading') return <span style={inset}>…</span>

  const figure = figures.find((known) => known.id === id)
  const content = figure && contentOf(latest(figure))
  if (!content) return <span style={missing}>{t('missing')}</span>
  const isPublished = figure?.published !== null
  return (
    <span
      style={isPublished ? inset : {...inset, fontStyle: 'italic'}}
      lang={locale}
      title={isPublished ? content.key : t('unpublished', {keys: content.key})}
    >
      {formatFigure(content, locale)}
    </span>
  )
}

/** A figure inside a paragraph, shown by its value in the language of the document. */
export function InlineFigure(props: BlockProps) {
  const renderPreview = () => <FigureValue value={props.value as Value} path={props.path} />
  return props.renderDefault({...props, renderPreview})
}
