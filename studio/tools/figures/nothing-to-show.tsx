import {Button, Flex, Heading, Stack, Text} from '@sanity/ui'
import {useTranslation} from 'sanity'

import {figuresToolMessages} from './messages'

interface Props {
  reason: 'failed' | 'empty' | 'none'
  onClear?: () => void
}

/** A message in place of figures, with what to do about it. */
export function NothingToShow({reason, onClear}: Props) {
  const {t} = useTranslation(figuresToolMessages.namespace)
  return (
    <Stack gap={3} padding={4} role={reason === 'failed' ? 'alert' : undefined}>
      <Heading as="h2" size={0}>
        {t(`${reason}.title`)}
      </Heading>
      <Text size={1} muted>
        {t(`${reason}.text`)}
      </Text>
      {onClear && (
        <Flex>
          <Button
            type="button"
            mode="ghost"
            fontSize={1}
            text={t('none.clear')}
            onClick={onClear}
          />
        </Flex>
      )}
    </Stack>
  )
}
