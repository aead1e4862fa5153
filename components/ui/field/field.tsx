import {type ComponentProps, useId} from 'react'

interface Props extends Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'id' | 'ref'> {
  label: string
  /** The target of links, such as those of an error summary. */
  id?: string
  /** Text at the end of the label's line, such as “optional”. */
  hint?: string
  /** Error message. */
  error?: string
  /** Whether the control is a textarea. */
  multiline?: boolean
}

/** Label, control and error message of a form field. */
export function Field({label, hint, error, multiline = false, ...control}: Props) {
  const ownId = useId()
  const id = control.id ?? ownId
  const attributes = {
    ...control,
    id,
    ...(error && {'aria-invalid': true, 'aria-describedby': `${id}-error`}),
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
