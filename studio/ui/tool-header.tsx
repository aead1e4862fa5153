import {Heading, Stack, Text} from '@sanity/ui'

/** The title of a tool, and what it is for. */
export function ToolHeader({title, intro}: {title: string; intro: string}) {
  return (
    <Stack gap={3}>
      <Heading as="h1" size={2}>
        {title}
      </Heading>
      <Text size={1} muted>
        {intro}
      </Text>
    </Stack>
  )
}
