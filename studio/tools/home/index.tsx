import {HomeIcon} from '@sanity/icons/Home'
import {Card, Container, Flex, Grid, Stack} from '@sanity/ui'
import type {ReactNode} from 'react'
import {definePlugin, useTranslation} from 'sanity'

import {ToolHeader} from '../../ui/tool-header'
import {BrokenLinks} from './broken-links'
import {Deleted} from './deleted'
import {Documents} from './documents'
import {homeMessages} from './messages'
import {Scheduled, useReleases} from './releases'
import {Translations} from './translations'
import {Waiting} from './waiting'

function Column({children}: {children: ReactNode}) {
  return (
    <Flex direction="column" gap={4} style={{minWidth: 0}}>
      {children}
    </Flex>
  )
}

/** The first screen of the Studio: what is to do on the site. */
function HomeTool() {
  const {t} = useTranslation(homeMessages.namespace)
  const releases = useReleases()
  return (
    <Card height="fill" overflow="auto" padding={4}>
      <Container width={5}>
        <Stack gap={4}>
          <ToolHeader title={t('title')} intro={t('intro')} />
          <Waiting releases={releases} />
          <Grid gridTemplateColumns={[1, 1, 1, 2, 3]} gap={4}>
            <Column>
              <Documents />
            </Column>
            <Column>
              <Deleted />
              <BrokenLinks />
            </Column>
            <Column>
              <Translations />
              <Scheduled releases={releases} />
            </Column>
          </Grid>
        </Stack>
      </Container>
    </Card>
  )
}

/** The Home tool: what is to do on the site. The first tool is where the Studio opens. */
export const homeTool = definePlugin({
  name: 'home',
  tools: [{name: 'home', title: 'Home', icon: HomeIcon, component: HomeTool}],
})
