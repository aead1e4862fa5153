import {Card, Container, Flex, Grid, Stack} from '@sanity/ui'
import type {ReactNode} from 'react'
import {useTranslation} from 'sanity'

import {ToolHeader} from '../../ui/tool-header'
import {Calendar} from './calendar'
import {Deleted} from './deleted'
import {Documents} from './documents'
import {homeMessages} from './messages'
import {Scheduled, useReleases} from './releases'
import {SiteChecks} from './site-check'
import {Translations} from './translations'
import {ViewedInVain} from './viewed-in-vain'

function Column({children}: {children: ReactNode}) {
  return (
    <Flex direction="column" gap={4} style={{minWidth: 0}}>
      {children}
    </Flex>
  )
}

/** The first screen of the Studio: what is to do on the site. */
export function HomeTool() {
  const {t} = useTranslation(homeMessages.namespace)
  const releases = useReleases()
  return (
    <Card height="fill" overflow="auto" padding={4}>
      <Container width={5}>
        <Stack gap={4}>
          <ToolHeader title={t('title')} intro={t('intro')} />
          <Grid gridTemplateColumns={[1, 1, 1, 2, 3]} gap={4}>
            <Column>
              <Documents />
              <ViewedInVain />
            </Column>
            <Column>
              <Scheduled {...releases} />
              <SiteChecks />
              <Deleted />
            </Column>
            <Column>
              <Translations />
            </Column>
          </Grid>
          <Calendar releases={releases.data ?? []} />
        </Stack>
      </Container>
    </Card>
  )
}
