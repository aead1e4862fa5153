import type {ComponentProps} from 'react'

import {Icon} from '../icon/icon'

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** Accessible name. */
  label: string
}

/** A close button with a cross. */
export function CloseButton({label, ...rest}: Props) {
  return (
    <button type="button" {...rest} className="close-button" aria-label={label}>
      <Icon name="x" />
    </button>
  )
}
