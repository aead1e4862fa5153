import type {ComponentProps} from 'react'

import {__iconData as cross} from '#icons/x'

import {Drawing} from '../icon/drawing'

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** Accessible name. */
  label: string
}

/** The cross in a corner. It takes its icon alone, because the list of all icons must not reach the browser. */
export function CloseButton({label, ...rest}: Props) {
  return (
    <button type="button" {...rest} className="close-button" aria-label={label}>
      <Drawing icon={cross} />
    </button>
  )
}
