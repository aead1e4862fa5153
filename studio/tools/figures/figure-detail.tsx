import {ArrowLeftIcon} from '@sanity/icons/ArrowLeft'
import {Badge, Box, Button, Card, Flex, Heading, Stack, Text, TextInput} from '@sanity/ui'
import {useState} from 'react'
import {useTranslation} from 'sanity'
import {IntentLink, StateLink} from 'sanity/router'

import {formatDay} from '../../../lib/i18n/dates'
import {languages, type Locale, locales} from '../../../lib/i18n/locales'
import {formatFigure} from '../../../lib/sanity/figures'
import type {FigureContent} from '../../../lib/sanity/types'
import {contentOf} from '../../figures/stored-figures'
import {Alert} from '../../ui/alert'
import {type FigureUsage, isOld, numberIn} from './figure-usage'
import {figuresToolMessages} from './messages'
import {pagesShowing, type Site} from './pages'
import {PublishFigure} from './publish-figure'
import {type FigureEdit, useFigureEdit} from './use-figure-edit'
import {type Change, PageLinks, Region, Uses} from './uses'

interface Props {
  usage: FigureUsage
  figures: FigureContent[]
  site: Site
  locale: Locale
  now: number
}

type FactsProps = Pick<Props, 'usage' | 'locale' | 'now'> & {edit: FigureEdit}

/** A figure as visitors read it in each language, where it comes from, and how to name it. */
function Facts({usage, edit, locale, now}: FactsProps) {
  const {t} = useTranslation(figuresToolMessages.namespace)
  const {label, source, asOf} = edit.latest ?? {}
  const content = edit.latest && contentOf(edit.latest)
  return (
    <Stack as="header" gap={4}>
      <Box display={['block', 'block', 'block', 'none']}>
        <Button
          as={StateLink}
          {...{state: {}}}
          mode="bleed"
          fontSize={1}
          icon={ArrowLeftIcon}
          text={t('back')}
        />
      </Box>
      <Heading as="h2" size={1} lang={locale}>
        {label?.[locale] || usage.key}
      </Heading>
      <Flex gap={4} wrap="wrap">
        {locales.map((language) => (
          <Flex key={language} align="baseline" gap={2} lang={language}>
            <Text size={0} muted>
              {languages[language].name}
            </Text>
            <Text size={3} weight="semibold">
              {content ? formatFigure(content, language) : '–'}
            </Text>
          </Flex>
        ))}
      </Flex>
      <Text size={1} muted lang={locale}>
        {source?.[locale]}
      </Text>
      <Flex gap={3} align="center" wrap="wrap">
        <Text size={1} muted>
          <code>{`{{${usage.key}}}`}</code>
        </Text>
        {asOf && (
          <Badge tone={isOld({asOf}, now) ? 'caution' : 'default'}>
            {t('as-of', {date: formatDay(locale, asOf)})}
          </Badge>
        )}
        <Text size={1}>
          <IntentLink intent="edit" params={{id: usage.id, type: 'figure'}}>
            {t('open.document')}
          </IntentLink>
        </Text>
      </Flex>
    </Stack>
  )
}

interface NumberFieldProps {
  label: string
  help?: string
  value: number | null | undefined
  readOnly: boolean
  /** Takes null for an empty field. */
  onWrite: (value: number | null) => void
}

/** A number field that keeps what is typed to itself until it is a number. */
function NumberField({label, help, value, readOnly, onWrite}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Stack as="label" flex={1} gap={2}>
      <Text size={1} weight="medium">
        {label}
      </Text>
      <TextInput
        fontSize={1}
        inputMode="decimal"
        readOnly={readOnly}
        value={typed ?? value ?? ''}
        onChange={(event) => {
          const text = event.currentTarget.value
          setTyped(text)
          const number = numberIn(text)
          if (number !== undefined) onWrite(number)
        }}
        onBlur={() => setTyped(null)}
      />
      {help && (
        <Text size={0} muted>
          {help}
        </Text>
      )}
    </Stack>
  )
}

/** The fields of a figure that change most: its number, the end of its range and its date. */
function ValueForm({edit}: {edit: FigureEdit}) {
  const {t} = useTranslation(figuresToolMessages.namespace)
  const readOnly = !edit.mayEdit
  const {value, upTo, asOf} = edit.latest ?? {}
  return (
    <>
      <Flex gap={3} wrap="wrap">
        <NumberField
          label={t('field.value')}
          value={value}
          readOnly={readOnly}
          onWrite={(number) => number !== null && edit.write({value: number})}
        />
        <NumberField
          label={t('field.up-to')}
          help={t('field.up-to.help')}
          value={upTo}
          readOnly={readOnly}
          onWrite={(number) => edit.write({upTo: number})}
        />
        <Stack as="label" flex={1} gap={2}>
          <Text size={1} weight="medium">
            {t('field.as-of')}
          </Text>
          <TextInput
            type="date"
            fontSize={1}
            readOnly={readOnly}
            value={asOf ?? ''}
            onChange={(event) => edit.write({asOf: event.currentTarget.value || null})}
          />
        </Stack>
      </Flex>
      {upTo != null && value != null && upTo <= value && <Alert text={t('invalid.up-to')} />}
    </>
  )
}

/** Whether visitors read something else once the figure is published. */
function isDifferent({before, after}: Change): boolean {
  return locales.some(
    (locale) => (before && formatFigure(before, locale)) !== (after && formatFigure(after, locale)),
  )
}

/** One figure: its value, the pages that a publish changes, and the sentences that name it. */
export function FigureDetail({usage, figures, site, locale, now}: Props) {
  const {t} = useTranslation(figuresToolMessages.namespace)
  const edit = useFigureEdit(usage.id)
  const change = {
    before: edit.published && contentOf(edit.published),
    after: edit.latest && contentOf(edit.latest),
  }
  const pages = isDifferent(change) ? pagesShowing(usage.uses, site) : []
  const urlCount = pages.reduce((count, {urls}) => count + urls.length, 0)
  return (
    <Stack gap={5} padding={4} style={{maxWidth: 880}}>
      <Facts usage={usage} edit={edit} locale={locale} now={now} />
      <Card border radius={2} padding={4}>
        <Stack gap={4}>
          <ValueForm key={usage.id} edit={edit} />
          <PublishFigure edit={edit} change={change} pages={urlCount} />
        </Stack>
      </Card>
      {usage.isBuiltIn && (
        <Text size={1} muted>
          {t('built-in')}
        </Text>
      )}
      {pages.length > 0 && (
        <Region title={t('pages.title')}>
          {pages.map((page) => (
            <PageLinks key={page.id} page={page} />
          ))}
        </Region>
      )}
      <Uses uses={usage.uses} change={change} figures={figures} site={site} />
    </Stack>
  )
}
