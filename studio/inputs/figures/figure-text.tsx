import {Box, Flex, Stack} from '@sanity/ui'
import {useRef} from 'react'
import {set, type StringInputProps, useFormValue} from 'sanity'

import {defaultLocale} from '../../../lib/i18n/locales'
import {FigurePicker} from '../../figures/figure-picker'
import {InterpolatedText} from '../../figures/interpolated-text'
import {tokenOf} from '../../figures/interpolation'
import {hasCopy, localeOfText} from './named-figures'

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
export function FigureText(props: StringInputProps) {
  const type = useFormValue(['_type'])
  return hasCopy(type) ? <CopyField {...props} /> : props.renderDefault(props)
}
