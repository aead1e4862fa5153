import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {Box, Card, Flex, Text} from '@sanity/ui'
import {useState, useMemo} from 'react'
import {definePlugin, useCurrentLocale, useDocumentValuePermissions, useTranslation} from 'sanity'
import {route, useRouterState} from 'sanity/router'

import {defaultLocale, isLocale} from '../../../lib/i18n/locales'
import {embeddedTypes, frameTypes} from '../../../schemas/documents'
import {useLiveQuery} from '../../client/use-live-query'
import {useFigures} from '../../figures/known-figures'
import {contentsOf} from '../../figures/stored-figures'
import {Waiting} from '../../ui/waiting'
import {FigureDetail} from './figure-detail'
import {FigureList} from './figure-list'
import {type FigureUsage, figureUsagesOf} from './figure-usage'
import {type ContentDocument, usesByKey} from './find-uses'
import {figuresToolMessages} from './messages'
import {NothingToShow} from './nothing-to-show'
import {type Site, siteOf} from './pages'

const types = ['page', 'article', 'translation.metadata', ...frameTypes, ...embeddedTypes]

/** All documents that may use figures or link pages. GROQ cannot search tokens in texts of any depth. */
const filter = `*[_type in ${JSON.stringify(types)}]`

/** Least time between two reads of all documents, in milliseconds. */
const throttleTime = 5000

const noDocuments: ContentDocument[] = []

interface FigureUsages {
  status: 'loading' | 'failed' | 'ready'
  isCounted: boolean
  usages: FigureUsage[]
  site: Site
}

/** Every figure with its uses and the pages that show them, kept up to date. */
function useFigureUsages(): FigureUsages {
  const {status, figures} = useFigures()
  const {data, error} = useLiveQuery<ContentDocument[]>({
    fetch: filter,
    listen: filter,
    throttleTime,
  })
  const documents = data ?? noDocuments
  const site = useMemo(() => siteOf(documents), [documents])
  const uses = useMemo(
    () => usesByKey(documents, new Map(figures.map(({id, key}) => [id, key]))),
    [documents, figures],
  )
  const usages = useMemo(() => figureUsagesOf(figures, uses), [figures, uses])
  return {
    status: error === undefined ? status : 'failed',
    isCounted: data !== undefined,
    usages,
    site,
  }
}

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
