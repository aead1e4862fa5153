import {Card, Text} from '@sanity/ui'

/** An error, announced to screen readers. */
export function Alert({text}: {text: string}) {
  return (
    <Card tone="critical" padding={3} radius={2} role="alert">
      <Text size={1}>{text}</Text>
    </Card>
  )
}
