import {Stack} from '@sanity/ui'
import {useRef} from 'react'
import {set, type StringInputProps, useFormValue} from 'sanity'
import {styled} from 'styled-components'

import {defaultLocale} from '../../../lib/i18n/locales'
import {FigurePicker} from '../../figures/figure-picker'
import {FigureReading} from '../../figures/figure-reading'
import {tokenOf} from '../../figures/reading'
import {hasCopy, localeOfText} from './named-figures'

const Root = styled.div`
  position: relative;

  input,
  textarea {
    padding-inline-end: 36px;
  }

  > .picker {
    position: absolute;
    z-index: 1;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    opacity: 0;
  }

  &:hover > .picker,
  &:focus-within > .picker {
    opacity: 1;
  }

  @media (hover: none) {
    > .picker {
      opacity: 1;
    }
  }
`

const Reads = styled.div`
  color: var(--card-muted-fg-color);
  font-size: 13px;
  line-height: 1.4;
  overflow-wrap: anywhere;
`

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
    <Stack gap={2}>
      <Root
        ref={root}
        onBlur={({target}) => {
          if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
          const {selectionStart, selectionEnd} = target
          if (selectionStart === null || selectionEnd === null) return
          caret.current = {start: selectionStart, end: selectionEnd}
        }}
      >
        {props.renderDefault(props)}
        {!readOnly && (
          <div className="picker">
            <FigurePicker locale={locale} onPick={insert} compact />
          </div>
        )}
      </Root>
      <Reads>
        <FigureReading text={value} locale={locale} />
      </Reads>
    </Stack>
  )
}

/** A text with a button that puts a figure into it, and below it how a text with figures will be read. */
export function FigureText(props: StringInputProps) {
  const type = useFormValue(['_type'])
  return hasCopy(type) ? <CopyField {...props} /> : props.renderDefault(props)
}
