import type {ComponentProps} from 'react'

import {Icon} from '../icon/icon'

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** Accessible name. */
  label: string
}

/** The cross in a corner. */
export function CloseButton({label, ...rest}: Props) {
  return (
    <button type="button" {...rest} className="close-button" aria-label={label}>
      <Icon name="x" />
    </button>
  )
}
