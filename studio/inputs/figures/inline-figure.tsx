import {WarningOutlineIcon} from '@sanity/icons/WarningOutline'
import {type BlockProps, useColorSchemeValue, useFormValue, useTranslation} from 'sanity'
import {styled} from 'styled-components'

import {formatFigure} from '../../../lib/content/figures/format'
import {defaultLocale} from '../../../lib/i18n/locales'
import {useFigures} from '../../figures/known-figures'
import {contentOf, latest} from '../../figures/stored-figures'
import {figuresWords} from '../../figures/words'
import {localeOfText} from './named-figures'

const Root = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  padding: 0 5px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-state='missing'] {
    color: #b3261e;
  }

  &[data-state='missing'][data-scheme='dark'] {
    color: #ff9b93;
  }

  &[data-state='unpublished'] {
    font-style: italic;
  }
`

interface Value {
  figure?: {_ref?: string}
}

/** A figure as it will be read here, or that there is none. */
function Written({value, path}: {value: Value; path: BlockProps['path']}) {
  const {t} = useTranslation(figuresWords.namespace)
  const {status, figures} = useFigures()
  const scheme = useColorSchemeValue()
  const locale = localeOfText(useFormValue(['language']), path) ?? defaultLocale
  const {_ref: id} = value.figure ?? {}
  if (!id) return <Root>{t('missing.choose')}</Root>
  if (status === 'loading') return <Root>…</Root>

  const figure = figures.find((known) => known.id === id)
  const content = figure && contentOf(latest(figure))
  if (!content) {
    return (
      <Root data-state="missing" data-scheme={scheme}>
        <WarningOutlineIcon aria-hidden="true" /> {t('missing')}
      </Root>
    )
  }
  const isPublished = figure?.published !== null
  return (
    <Root
      data-state={isPublished ? 'published' : 'unpublished'}
      lang={locale}
      title={isPublished ? content.key : t('unpublished', {keys: content.key})}
    >
      {formatFigure(content, locale)}
    </Root>
  )
}

/** A figure inside a paragraph, with its current value in the language of the document. */
export function InlineFigure(props: BlockProps) {
  const renderPreview = () => <Written value={props.value as Value} path={props.path} />
  return props.renderDefault({...props, renderPreview})
}
