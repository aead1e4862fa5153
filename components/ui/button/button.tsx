import type {ComponentProps} from 'react'

import {Icon} from '../icon/icon'

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'small'
  /** Disables the button while its action runs. */
  busy?: boolean
}

/** A button. Undefined props are left out, because React would serialize them for the browser. */
export function Button({variant = 'primary', size, busy, disabled, ...rest}: Props) {
  return (
    <button
      {...rest}
      className="button"
      data-variant={variant}
      {...(size && {'data-size': size})}
      {...((busy || disabled) && {disabled: true})}
      {...(busy && {'aria-busy': true})}
    />
  )
}

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className'> & Pick<Props, 'variant' | 'size'>

/** A link that looks like a button; those that editors write are `Anchor`s with a variant. */
export function ButtonLink({variant = 'quiet', size, children, ...rest}: ButtonLinkProps) {
  return (
    <a className="button" data-variant={variant} {...(size && {'data-size': size})} {...rest}>
      {children}
    </a>
  )
}

interface CloseButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** Accessible name. */
  label: string
}

/** A close button with a cross. */
export function CloseButton({label, ...rest}: CloseButtonProps) {
  return (
    <button type="button" {...rest} className="close-button" aria-label={label}>
      <Icon name="x" />
    </button>
  )
}
