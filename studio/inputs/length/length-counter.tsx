import {Card, Flex, Text} from '@sanity/ui'
import {useTranslation} from 'sanity'

import {lengthOf, type Limits, margin} from './length'
import {lengthMessages} from './messages'

const tones = {fine: 'inherit', close: 'caution', over: 'critical'} as const

const hidden = {position: 'absolute', clipPath: 'inset(50%)'} as const

/** The length of a text beside its limit, in words and as a bar. */
export function LengthCounter({limits, text}: {limits: Limits; text: string}) {
  const {t} = useTranslation(lengthMessages.namespace)
  const {tone, message, values} = lengthOf(limits, text)
  const {length, most} = values
  return (
    <Card tone={tones[tone]} paddingTop={3} style={{background: 'none'}}>
      <Flex align="center" gap={2}>
        <meter
          // Green, then yellow near the limit, then red above it.
          optimum={0}
          low={most - margin}
          high={most}
          max={most + 1}
          value={Math.min(length, most + 1)}
          aria-hidden="true"
          style={{width: 72}}
        />
        <Text size={1} muted={tone === 'fine'} weight={tone === 'over' ? 'medium' : 'regular'}>
          {t(message, values)}
        </Text>
        {/* Screen readers announce when the tone changes, not each character. */}
        <output style={hidden}>{tone === 'fine' ? '' : t(`aloud.${tone}`)}</output>
      </Flex>
    </Card>
  )
}
