import {LaunchIcon} from '@sanity/icons/Launch'
import {Badge, Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {Fragment, type ReactNode, useId, useMemo} from 'react'
import {getPublishedId, type ObjectInputProps, useFormValue, useTranslation} from 'sanity'
import {IntentLink} from 'sanity/router'

import {defaultLocale, languages, locales} from '../../lib/i18n/locales'
import {formatFigure, productivityGainKey, timeSavedKey} from '../../lib/sanity/figures'
import type {FigureContent} from '../../lib/sanity/types'
import {embeddedCalculator} from '../../schemas/blocks/embedded-calculator'
import {workedExample} from '../../schemas/blocks/worked-example'
import {embeddedTypes, frameTypes} from '../../schemas/documents'
import {figureList} from '../../schemas/sections/figure-list'
import {roiCalculator} from '../../schemas/sections/roi-calculator'
import {useTypeTitle} from '../client/type-title'
import {useLiveQuery} from '../client/use-live-query'
import {Waiting} from '../ui/waiting'
import {useFigures} from './known-figures'
import {figuresMessages} from './messages'
import {documentOf, type Page, pagesShowing, type Site, siteOf} from './pages'
import {contentOf, contentsOf, type KnownFigure, type StoredFigure} from './stored-figures'
import {type ContentDocument, sentenceOf, type Use, usesOf} from './uses'

/** A figure as visitors read it, and as they will once it is published. */
interface Change {
  before: FigureContent | null
  after: FigureContent | null
}

interface Props {
  figure: string
  uses: Use[]
  change: Change
  figures: FigureContent[]
  site: Site
}

const calculatorKeys = new Set([timeSavedKey, productivityGainKey])
const calculators = [roiCalculator, embeddedCalculator, workedExample].map(({name}) => name)

/** The types of sections and blocks that show a published figure without naming it. */
function partsShowing({key, limits}: StoredFigure): string[] {
  return [
    ...(limits ? [figureList.name] : []),
    ...(calculatorKeys.has(key ?? '') ? calculators : []),
  ]
}

const tones = {del: 'critical', ins: 'positive', mark: 'primary'} as const

/** A part of the page with a heading. */
function Region({title, children}: {title: string; children: ReactNode}) {
  const heading = useId()
  return (
    <Stack as="section" aria-labelledby={heading} gap={4}>
      <Heading as="h2" size={0} id={heading}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

interface SentenceProps {
  sentence: string[]
  figure: string
  as: keyof typeof tones
  label?: string
}

function SentenceWithFigure({sentence, figure, as: Tag, label}: SentenceProps) {
  const tone = `--card-badge-${tones[Tag]}`
  const style = {background: `var(${tone}-bg-color)`, color: `var(${tone}-fg-color)`}
  return (
    <Flex gap={3}>
      {label && (
        <Text size={1} muted style={{minWidth: 110}}>
          {label}
        </Text>
      )}
      <Text size={1} style={{flex: 1}}>
        {sentence.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a sentence never changes its order.
          <Fragment key={index}>
            {index > 0 && <Tag style={style}>{figure}</Tag>}
            {part}
          </Fragment>
        ))}
      </Text>
    </Flex>
  )
}

function UseText({use, figure, change, figures}: Omit<Props, 'uses' | 'site'> & {use: Use}) {
  const {t} = useTranslation(figuresMessages.namespace)
  const locale = use.locale ?? defaultLocale
  const sentence = sentenceOf(figure, use, figures)
  // Visitors read a dash in place of a figure that is not published.
  const read = (content: FigureContent | null) => (content ? formatFigure(content, locale) : '–')
  const [before, after] = [read(change.before), read(change.after)]
  return (
    <Card as="li" borderLeft paddingLeft={3} lang={locale}>
      <Stack gap={3}>
        {before === after ? (
          <SentenceWithFigure sentence={sentence} figure={after} as="mark" />
        ) : (
          <>
            <SentenceWithFigure sentence={sentence} figure={before} as="del" label={t('before')} />
            <SentenceWithFigure sentence={sentence} figure={after} as="ins" label={t('after')} />
          </>
        )}
        {!use.isPublished && (
          <Flex>
            <Badge>{t('uses.draft')}</Badge>
          </Flex>
        )}
      </Stack>
    </Card>
  )
}

/** Links to a page, one for each language that it is read in. */
function PageLinks({page}: {page: Page}) {
  const {t} = useTranslation(figuresMessages.namespace)
  return (
    <Flex gap={3} wrap="wrap">
      {page.urls.map(({locale, href}) => (
        <Text key={href} size={1}>
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            hrefLang={locale}
            aria-label={t('visit', {href})}
          >
            {href} <LaunchIcon aria-hidden="true" style={{marginInlineStart: 0}} />
          </a>
        </Text>
      ))}
    </Flex>
  )
}

/** The published pages that show a figure. */
function ShownOn({uses, site, parts}: Pick<Props, 'uses' | 'site'> & {parts: string[]}) {
  const {t} = useTranslation(figuresMessages.namespace)
  const pages = pagesShowing(uses, site, parts)
  const isEverywhere = pages.length === site.pages.size && pages.length > 1
  const note = pages.length === 0 ? t('pages.none') : isEverywhere && t('pages.every')
  return (
    <Region title={t('pages')}>
      {note ? (
        <Text size={1} muted>
          {note}
        </Text>
      ) : (
        pages.map((page) => <PageLinks key={page.id} page={page} />)
      )}
    </Region>
  )
}

function Group({id, uses, ...props}: Props & {id: string}) {
  const {t} = useTranslation(figuresMessages.namespace)
  const {type, title, locale} = documentOf(id, props.site)
  const typeTitle = useTypeTitle()(type)
  const name = title || typeTitle
  return (
    <Card borderTop paddingTop={4}>
      <Stack gap={4}>
        <Flex gap={3} align="baseline" wrap="wrap">
          <Text as="h3" size={1} weight="semibold">
            <IntentLink
              intent="edit"
              params={{id, type, path: uses[0]?.path ?? ''}}
              aria-label={t('edit', {title: name})}
              lang={locale ?? undefined}
            >
              {name}
            </IntentLink>
          </Text>
          <Text size={1} muted>
            {typeTitle}
            {locale && ` · ${languages[locale].name}`}
          </Text>
        </Flex>
        <Stack as="ul" gap={4}>
          {uses.map((use) => (
            <UseText key={use.path} use={use} {...props} />
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

const orderOf = ({locale}: Use) => (locale ? locales.indexOf(locale) : locales.length)

/** Every text that names a figure, by document, one language after the other. */
function Uses(props: Props) {
  const {t} = useTranslation(figuresMessages.namespace)
  const sorted = props.uses.toSorted((one, other) => orderOf(one) - orderOf(other))
  const ids = [...new Set(sorted.map(({id}) => id))]
  return (
    <Region title={t('uses.title')}>
      {ids.length === 0 && (
        <Text size={1} muted>
          {t('uses.none')}
        </Text>
      )}
      {ids.map((id) => (
        <Group key={id} {...props} id={id} uses={sorted.filter((use) => use.id === id)} />
      ))}
    </Region>
  )
}

const types = ['page', 'article', 'translation.metadata', ...frameTypes, ...embeddedTypes]

/** All documents that may use figures or link pages. GROQ cannot search tokens in texts of any depth. */
const filter = `*[_type in ${JSON.stringify(types)}]`

/** Least time between two reads of all documents, in milliseconds. */
const throttleTime = 5000

/** The texts that name a figure and the published pages; undefined while they load. */
function useUses(figure: string, figures: KnownFigure[]) {
  const {data} = useLiveQuery<ContentDocument[]>({fetch: filter, listen: filter, throttleTime})
  return useMemo(() => {
    if (!data) return undefined
    const keys = new Map(figures.map(({id, key}) => [id, key]))
    return {uses: usesOf(figure, data, keys), site: siteOf(data)}
  }, [data, figure, figures])
}

/** The fields of a figure, and below them the pages that show it, and its sentences as they are and will be. */
export function FigureInput(props: ObjectInputProps) {
  const {t} = useTranslation(figuresMessages.namespace)
  const edited = (useFormValue([]) ?? {_id: ''}) as StoredFigure
  const {figures} = useFigures()
  const figure = edited.key ?? ''
  const found = useUses(figure, figures)
  const stored = figures.find(({id}) => id === getPublishedId(edited._id))?.published
  const change = {before: stored ? contentOf(stored) : null, after: contentOf(edited)}
  return (
    <Stack gap={6}>
      {props.renderDefault(props)}
      {found ? (
        <>
          <ShownOn {...found} parts={stored ? partsShowing(stored) : []} />
          <Uses {...found} figure={figure} change={change} figures={contentsOf(figures)} />
        </>
      ) : (
        <Waiting text={t('uses.loading')} />
      )}
    </Stack>
  )
}
