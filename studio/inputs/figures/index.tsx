import {Box, Flex, Stack} from '@sanity/ui'
import {useRef} from 'react'
import {
  type BlockProps,
  definePlugin,
  type InputProps,
  isStringInputProps,
  set,
  type StringInputProps,
  useFormValue,
  useTranslation,
} from 'sanity'

import {defaultLocale} from '../../../lib/i18n/locales'
import {formatFigure} from '../../../lib/sanity/figures'
import {FigurePicker} from '../../figures/figure-picker'
import {InterpolatedText} from '../../figures/interpolated-text'
import {tokenOf} from '../../figures/interpolation'
import {useFigures} from '../../figures/known-figures'
import {figuresMessages} from '../../figures/messages'
import {contentOf, latest} from '../../figures/stored-figures'
import {mayNameFigures, hasCopy, localeOfText} from './named-figures'

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
  const figure = figures.find((known) => known.id === id)
  if (status !== 'ready' && !figure) return <span style={inset}>…</span>

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
function InlineFigure(props: BlockProps) {
  const renderPreview = () => <FigureValue value={props.value as Value} path={props.path} />
  return props.renderDefault({...props, renderPreview})
}

type TextField = HTMLInputElement | HTMLTextAreaElement

function CopyField(props: StringInputProps) {
  const {value = '', readOnly, onChange, path} = props
  const root = useRef<HTMLDivElement>(null)
  const caret = useRef<{start: number; end: number} | null>(null)
  const locale = localeOfText(useFormValue(['language']), path) ?? defaultLocale

  const insert = (key: string) => {
    const {start, end} = caret.current ?? {start: value.length, end: value.length}
    onChange(set(value.slice(0, start) + tokenOf(key) + value.slice(end)))
    caret.current = null
    root.current?.querySelector<TextField>('input, textarea')?.focus()
  }

  return (
    <Stack gap={3}>
      <Flex ref={root} align="flex-start" gap={1}>
        {/* The search field of the picker is no child of this box, so it does not move the caret. */}
        <Box
          flex={1}
          onBlur={({target}) => {
            if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
              return
            const {selectionStart, selectionEnd} = target
            if (selectionStart === null || selectionEnd === null) return
            caret.current = {start: selectionStart, end: selectionEnd}
          }}
        >
          {props.renderDefault(props)}
        </Box>
        {!readOnly && <FigurePicker locale={locale} onPick={insert} compact />}
      </Flex>
      <InterpolatedText text={value} locale={locale} />
    </Stack>
  )
}

/** A text field with a button that inserts a figure, and below it what visitors read. */
function FigureText(props: StringInputProps) {
  const type = useFormValue(['_type'])
  return hasCopy(type) ? <CopyField {...props} /> : props.renderDefault(props)
}

function inputOf(props: InputProps) {
  if (!isStringInputProps(props) || !mayNameFigures(props)) return props.renderDefault(props)
  return <FigureText {...props} />
}

function inlineBlockOf(props: BlockProps) {
  if (props.schemaType.name !== 'figureReference') return props.renderDefault(props)
  return <InlineFigure {...props} />
}

/** Shows figures in texts as visitors read them, and lets editors insert one. */
export const figureTexts = definePlugin({
  name: 'figure-texts',
  form: {components: {input: inputOf, inlineBlock: inlineBlockOf}},
})
