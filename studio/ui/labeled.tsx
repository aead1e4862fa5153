import {Stack, Text} from '@sanity/ui'
import type {ReactNode} from 'react'

/** A field with its label. */
export function Labeled({label, children}: {label: string; children: ReactNode}) {
  return (
    <Stack as="label" gap={2} flex={1}>
      <Text size={1} weight="medium">
        {label}
      </Text>
      {children}
    </Stack>
  )
}
