import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {Box, Card, Flex, Text} from '@sanity/ui'
import {useState} from 'react'
import {definePlugin, useCurrentLocale, useDocumentValuePermissions, useTranslation} from 'sanity'
import {route, useRouterState} from 'sanity/router'

import {defaultLocale, isLocale} from '../../../lib/i18n/locales'
import {contentsOf} from '../../figures/stored-figures'
import {Waiting} from '../../ui/waiting'
import {FigureDetail} from './figure-detail'
import {FigureList} from './figure-list'
import {figuresToolMessages} from './messages'
import {NothingToShow} from './nothing-to-show'
import {useFigureUsages} from './use-figure-usage'

/** The site's language that is nearest to the Studio's. */
function useLocaleOfStudio() {
  const [language = ''] = useCurrentLocale().id.split('-')
  return isLocale(language) ? language : defaultLocale
}

/** A document to ask permissions for. */
const newFigure = {_id: 'drafts.new-figure', _type: 'figure'}

/** All figures on one screen, and beside them the one that the address names. */
function FiguresTool() {
  const {t} = useTranslation(figuresToolMessages.namespace)
  const locale = useLocaleOfStudio()
  const {status, usages, isCounted, site} = useFigureUsages()
  const [now] = useState(Date.now)
  const id = useRouterState((state) => state['figure'] as string | undefined)
  const [mayCreate] = useDocumentValuePermissions({document: newFigure, permission: 'create'})
  const chosen = usages.find((usage) => usage.id === id)

  if (status === 'failed') return <NothingToShow reason="failed" />
  if (status === 'loading') {
    return (
      <Box padding={4}>
        <Waiting text={t('loading')} />
      </Box>
    )
  }
  return (
    <Card height="fill">
      <Flex height="fill">
        <Box
          flex={5}
          overflow="hidden"
          // On a narrow screen, the figure takes the place of the list.
          display={id === undefined ? 'block' : ['none', 'none', 'none', 'block']}
        >
          <FigureList
            usages={usages}
            isCounted={isCounted}
            chosen={id}
            locale={locale}
            now={now}
            mayCreate={mayCreate?.granted ?? false}
          />
        </Box>
        {id !== undefined && (
          <Card flex={8} borderLeft overflow="auto">
            {chosen ? (
              <FigureDetail
                key={chosen.id}
                usage={chosen}
                figures={contentsOf(usages)}
                site={site}
                locale={locale}
                now={now}
              />
            ) : (
              <Box padding={4}>
                <Text muted>{t('gone')}</Text>
              </Box>
            )}
          </Card>
        )}
      </Flex>
    </Card>
  )
}

/** The Figures tool; the route names the open figure. */
export const figuresTool = definePlugin({
  name: 'figures',
  tools: [
    {
      name: 'figures',
      title: 'Figures',
      icon: TrendUpwardIcon,
      component: FiguresTool,
      router: route.create('/', [route.create('/:figure')]),
    },
  ],
})
