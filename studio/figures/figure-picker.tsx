import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {Box, Button, Card, Flex, Stack, Text, TextInput, useClickOutsideEvent} from '@sanity/ui'
import {Popover} from '@sanity/ui/popover'
import {type KeyboardEvent, useEffect, useId, useRef, useState} from 'react'
import {useTranslation} from 'sanity'

import {fold} from '../../lib/i18n/fold'
import {defaultLocale, type Locale, locales} from '../../lib/i18n/locales'
import {formatFigure} from '../../lib/sanity/figures'
import {type Figures, useFigures} from './known-figures'
import {figuresMessages} from './messages'
import {contentOf, type KnownFigure, latest} from './stored-figures'

interface Props {
  locale: Locale
  onPick: (key: string) => void
  disabled?: boolean
  compact?: boolean
}

function emptyMessage({status, figures}: Figures) {
  if (status !== 'ready') return status
  return figures.length === 0 ? 'empty' : 'none'
}

/** What a figure counts, in a language or else in the default one. */
function labelOf(figure: KnownFigure, locale: Locale): string {
  const {label} = latest(figure)
  return label?.[locale] ?? label?.[defaultLocale] ?? ''
}

/** Whether a text holds every word of a search, accents and case aside. */
function matches(search: string, text: string): boolean {
  const searched = fold(text)
  return fold(search)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}

/** The figures that have a number, and the words in their key, or in what is shown of them in any language. */
export function offered(figures: KnownFigure[], words: string): KnownFigure[] {
  return figures.filter((figure) => {
    const content = contentOf(latest(figure))
    if (!content) return false
    const shown = locales.map((locale) => [labelOf(figure, locale), formatFigure(content, locale)])
    return matches(words, [figure.key, ...shown.flat()].join(' '))
  })
}

interface OptionProps {
  figure: KnownFigure
  id: string
  isActive: boolean
  locale: Locale
  onPick: () => void
}

function Option({figure, id, isActive, locale, onPick}: OptionProps) {
  const content = contentOf(latest(figure))
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // The focus stays in the search field, so the browser does not scroll the list.
    if (isActive) item.current?.scrollIntoView({block: 'nearest'})
  }, [isActive])
  return (
    <Card
      as="li"
      ref={item}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- likewise.
      role="option"
      aria-selected={isActive}
      tone={isActive ? 'primary' : 'default'}
      padding={3}
      radius={2}
      onClick={onPick}
      style={{cursor: 'pointer'}}
    >
      <Flex gap={3}>
        <Box style={{minWidth: 72}}>
          <Text size={1} weight="semibold" lang={locale}>
            {content && formatFigure(content, locale)}
          </Text>
        </Box>
        <Stack gap={2}>
          <Text size={1} lang={locale}>
            {labelOf(figure, locale)}
          </Text>
          <Text size={0} muted>
            <code>{figure.key}</code>
          </Text>
        </Stack>
      </Flex>
    </Card>
  )
}

function Picker({locale, onPick, onClose}: Omit<Props, 'compact'> & {onClose: () => void}) {
  const {t} = useTranslation(figuresMessages.namespace)
  const figures = useFigures()
  const [search, setSearch] = useState('')
  const [active, setActive] = useState(0)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const options = offered(figures.figures, search)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key]
    const chosen = options[active]
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && chosen) onPick(chosen.key)
    else if (step) setActive(Math.max(0, Math.min(options.length - 1, active + step)))
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Box style={{width: 340}}>
      <Box padding={2}>
        <TextInput
          ref={field}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no HTML element shows options in two columns.
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={`${id}-${active}`}
          aria-label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </Box>
      {options.length === 0 && (
        <Box as="output" padding={3}>
          <Text size={1} muted>
            {t(emptyMessage(figures))}
          </Text>
        </Box>
      )}
      <Stack
        as="ul"
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- likewise.
        role="listbox"
        aria-label={t('insert')}
        padding={1}
        overflow="auto"
        style={{maxHeight: 280}}
      >
        {options.map((figure, index) => (
          <Option
            key={figure.id}
            id={`${id}-${index}`}
            figure={figure}
            isActive={index === active}
            locale={locale}
            onPick={() => onPick(figure.key)}
          />
        ))}
      </Stack>
    </Box>
  )
}

/** A button that opens a search for the figure to insert. */
export function FigurePicker({locale, onPick, disabled = false, compact = false}: Props) {
  const {t} = useTranslation(figuresMessages.namespace)
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useClickOutsideEvent(isOpen && (() => setOpen(false)), () => [root.current, panel.current])

  const content = (
    <Stack ref={panel}>
      <Picker
        locale={locale}
        onClose={() => {
          setOpen(false)
          button.current?.focus()
        }}
        onPick={(key) => {
          setOpen(false)
          onPick(key)
        }}
      />
    </Stack>
  )
  return (
    <Card ref={root} style={{background: 'none'}}>
      <Popover open={isOpen} content={content} placement="bottom-end" portal constrainSize>
        <Button
          ref={button}
          type="button"
          mode="bleed"
          fontSize={1}
          padding={compact ? 3 : 2}
          icon={TrendUpwardIcon}
          text={compact ? undefined : t('insert')}
          aria-label={t('insert')}
          title={compact ? t('insert') : undefined}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          disabled={disabled}
          onClick={() => setOpen(!isOpen)}
        />
      </Popover>
    </Card>
  )
}
