import {Flex, Spinner, Text} from '@sanity/ui'

/** Says what is being waited for. */
export function Waiting({text}: {text: string}) {
  return (
    <Flex as="output" gap={3} align="center">
      <Spinner muted />
      <Text size={1} muted>
        {text}
      </Text>
    </Flex>
  )
}
