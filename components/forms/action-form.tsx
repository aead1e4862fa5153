'use client'

import type {ComponentProps} from 'react'

import {useResending} from './use-resending'

interface Props extends Omit<ComponentProps<'form'>, 'action'> {
  action: (data: FormData) => Promise<void>
}

/** A form whose action only redirects; it survives a deploy. */
export function ActionForm({action, ...props}: Props) {
  return <form action={useResending(action)} {...props} />
}
