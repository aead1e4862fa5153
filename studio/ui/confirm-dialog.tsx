import {Box, Button, Dialog, Flex, Stack} from '@sanity/ui'
import {useEffect, useId, useRef, type ReactNode} from 'react'

interface Props {
  title: string
  agree: string
  decline: string
  onAgree: () => void
  onDecline: () => void
  children: ReactNode
}

/** Asks for confirmation. Enter agrees, Escape declines. */
export function ConfirmDialog({title, agree, decline, onAgree, onDecline, children}: Props) {
  const id = useId()
  const agreeing = useRef<HTMLButtonElement>(null)
  useEffect(() => agreeing.current?.focus(), [])
  return (
    <Dialog
      id={id}
      width={0}
      header={title}
      onClose={onDecline}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button type="button" mode="bleed" text={decline} onClick={onDecline} />
          <Button type="button" tone="primary" text={agree} ref={agreeing} onClick={onAgree} />
        </Flex>
      }
    >
      <Box padding={4}>
        <Stack gap={3}>{children}</Stack>
      </Box>
    </Dialog>
  )
}
