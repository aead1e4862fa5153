import {TextInput} from '@sanity/ui'
import {useState} from 'react'
import {useTranslation} from 'sanity'

import type {FigureEdit} from './use-figure-edit'
import {figuresToolWords} from './words'

interface NumberFieldProps {
  label: string
  help?: string
  value: number | null | undefined
  isReadOnly: boolean
  isOptional?: boolean
  onWrite: (value: number | null) => void
}

/** A number as it is being typed; what is no number yet is on the screen and nowhere else. */
function NumberField({
  label,
  help,
  value,
  isReadOnly,
  isOptional = false,
  onWrite,
}: NumberFieldProps) {
  const stored = value == null ? '' : String(value)
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <label>
      {label}
      <TextInput
        fontSize={1}
        inputMode="decimal"
        readOnly={isReadOnly}
        value={typed ?? stored}
        onChange={(event) => {
          const text = event.currentTarget.value
          setTyped(text)
          if (isNumber(text)) onWrite(Number(text.replace(',', '.')))
          else if (text.trim() === '' && isOptional) onWrite(null)
        }}
        onBlur={() => setTyped(null)}
      />
      {help && <small>{help}</small>}
    </label>
  )
}

const isNumber = (text: string) => /^-?\d+([.,]\d+)?$/.test(text.trim())

/** What of a figure is changed most: its number, the end of its range, and when it was true. */
export function ValueForm({edit}: {edit: FigureEdit}) {
  const {t} = useTranslation(figuresToolWords.namespace)
  const isReadOnly = !edit.mayEdit
  const {value, upTo, asOf} = edit.latest ?? {}
  const isTooSmall = upTo != null && value != null && upTo <= value
  return (
    <>
      <div className="fields">
        <NumberField
          label={t('field.value')}
          value={value}
          isReadOnly={isReadOnly}
          onWrite={(number) => number !== null && edit.write({value: number})}
        />
        <NumberField
          label={t('field.up-to')}
          help={t('field.up-to.help')}
          value={upTo}
          isReadOnly={isReadOnly}
          isOptional
          onWrite={(number) => edit.write({upTo: number})}
        />
        <label>
          {t('field.as-of')}
          <TextInput
            type="date"
            fontSize={1}
            readOnly={isReadOnly}
            value={asOf ?? ''}
            onChange={(event) => edit.write({asOf: event.currentTarget.value || null})}
          />
        </label>
      </div>
      {isTooSmall && (
        <p className="problem" role="alert">
          {t('invalid.up-to')}
        </p>
      )}
    </>
  )
}
