import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {Box, Button, Card, Stack, Text, TextInput, useClickOutsideEvent} from '@sanity/ui'
import {Popover} from '@sanity/ui/popover'
import {type KeyboardEvent, useEffect, useId, useRef, useState} from 'react'
import {useTranslation} from 'sanity'
import {styled} from 'styled-components'

import {formatFigure} from '../../lib/content/figures/format'
import {defaultLocale, type Locale, locales} from '../../lib/i18n/locales'
import {type Figures, useFigures} from './known-figures'
import {matches} from './reading'
import {contentOf, type KnownFigure, latest} from './stored-figures'
import {figuresWords} from './words'

const List = styled.ul`
  margin: 0;
  padding: 4px;
  max-height: 280px;
  overflow-y: auto;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(72px, auto) minmax(0, 1fr);
    gap: 2px 12px;
    padding: 8px;
    border-radius: 3px;
    cursor: pointer;
    font-size: 13px;
    line-height: 1.35;
  }

  li[aria-selected='true'] {
    background: var(--card-focus-ring-color);
    background: color-mix(in srgb, var(--card-focus-ring-color) 18%, transparent);
  }

  strong {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  code {
    grid-column: 2;
    color: var(--card-muted-fg-color);
    font-size: 11px;
  }
`

interface Props {
  locale: Locale
  onPick: (key: string) => void
  disabled?: boolean
  /** Only the icon, where there is little room. */
  compact?: boolean
}

function labelOf(figure: KnownFigure, locale: Locale): string {
  const {label} = latest(figure)
  return label?.[locale] ?? label?.[defaultLocale] ?? ''
}

/** What a figure is called in all languages: not everybody who writes English thinks in it. */
function namesOf(figure: KnownFigure): string {
  return [figure.key, ...locales.map((locale) => labelOf(figure, locale))].join(' ')
}

function found({figures}: Figures, search: string): KnownFigure[] {
  return figures.filter((figure) => contentOf(latest(figure)) && matches(search, namesOf(figure)))
}

/** What is said where there is nothing to choose from. */
function emptyWord({status, figures}: Figures) {
  if (status !== 'ready') return status
  return figures.length === 0 ? 'empty' : 'none'
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
    // The focus stays in the field, so that nothing else scrolls the list.
    if (isActive) item.current?.scrollIntoView({block: 'nearest'})
  }, [isActive])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- its keys are those of the search field.
    <li ref={item} id={id} role="option" aria-selected={isActive} onClick={onPick}>
      <strong lang={locale}>{content && formatFigure(content, locale)}</strong>
      <span lang={locale}>{labelOf(figure, locale)}</span>
      <code>{figure.key}</code>
    </li>
  )
}

function Picker({locale, onPick, onClose}: Omit<Props, 'compact'> & {onClose: () => void}) {
  const {t} = useTranslation(figuresWords.namespace)
  const figures = useFigures()
  const [search, setSearch] = useState('')
  const [active, setActive] = useState(0)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const options = found(figures, search)

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
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element of HTML shows options in two columns.
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
            {t(emptyWord(figures))}
          </Text>
        </Box>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- likewise. */}
      <List id={id} role="listbox" aria-label={t('insert')}>
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
      </List>
    </Box>
  )
}

/** A button that lets an editor look for a figure and puts its name into a text. */
export function FigurePicker({locale, onPick, disabled = false, compact = false}: Props) {
  const {t} = useTranslation(figuresWords.namespace)
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
          padding={2}
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
