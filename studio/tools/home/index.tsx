import {HomeIcon} from '@sanity/icons/Home'
import {Card, Container, Grid, Stack} from '@sanity/ui'
import {definePlugin, useTranslation} from 'sanity'

import {ToolHeader} from '../../ui/tool-header'
import {BrokenLinks} from './broken-links'
import {Deleted} from './deleted'
import {Documents} from './documents'
import {homeMessages} from './messages'
import {Waiting} from './waiting'

/** The first screen of the Studio: what is to do on the site. */
function HomeTool() {
  const {t} = useTranslation(homeMessages.namespace)
  return (
    <Card height="fill" overflow="auto" padding={4}>
      <Container width={5}>
        <Stack gap={4}>
          <ToolHeader title={t('title')} intro={t('intro')} />
          <Waiting />
          <Grid gridTemplateColumns={[1, 1, 1, 2]} gap={4}>
            <Stack gap={4}>
              <Documents />
            </Stack>
            <Stack gap={4}>
              <Deleted />
              <BrokenLinks />
            </Stack>
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
