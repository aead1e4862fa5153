import {type ComponentProps, useId} from 'react'

interface Props extends Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'id' | 'ref'> {
  label: string
  /** Where links lead, as those of a summary of errors. */
  id?: string
  /** A word at the end of the label's line, as “optional”. */
  hint?: string
  /** Error message. */
  error?: string
  /** A text of several lines. */
  multiline?: boolean
}

/** Label, control and error of one value of a form. */
export function Field({label, hint, error, multiline = false, ...control}: Props) {
  const ownId = useId()
  const id = control.id ?? ownId
  const attributes = {
    ...control,
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {hint && <span className="hint">{hint}</span>}
      </label>
      {multiline ? <textarea rows={4} {...attributes} /> : <input {...attributes} />}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
