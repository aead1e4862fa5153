import {WarningOutlineIcon} from '@sanity/icons/WarningOutline'
import {Button, Heading, Stack, Text} from '@sanity/ui'
import {useTranslation} from 'sanity'

import {useOpenField} from '../../ui/open-field'
import {bleedButton} from '../../ui/styles'
import type {Gap} from './gaps'
import {seoMessages} from './messages'

/** What the page misses, each with a button that opens its field. */
export function GapList({gaps}: {gaps: Gap[]}) {
  const {t} = useTranslation(seoMessages.namespace)
  const openField = useOpenField()
  return (
    <Stack as="section" gap={3} paddingTop={5} aria-label={t('gaps')}>
      <Heading as="h3" size={0}>
        {t('gaps')}
      </Heading>
      {gaps.length === 0 && (
        <Text size={1} muted>
          {t('gaps.none')}
        </Text>
      )}
      {gaps.map(({kind, path}) => (
        <Button
          key={`${kind} ${path}`}
          icon={WarningOutlineIcon}
          justify="flex-start"
          {...bleedButton}
          text={t(`gap.${kind}`)}
          onClick={() => openField(path)}
        />
      ))}
    </Stack>
  )
}
