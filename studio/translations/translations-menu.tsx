import {AddIcon} from '@sanity/icons/Add'
import {CheckmarkIcon} from '@sanity/icons/Checkmark'
import {LinkIcon} from '@sanity/icons/Link'
import {SplitVerticalIcon} from '@sanity/icons/SplitVertical'
import {TranslateIcon} from '@sanity/icons/Translate'
import {Box, Button, Text} from '@sanity/ui'
import {Menu, MenuButton, MenuItem} from '@sanity/ui/menu'
import {useToast} from '@sanity/ui/toast'
import {use, useId, useState, type ComponentType} from 'react'
import {
  useClient,
  useEditState,
  usePerspective,
  useTranslation,
  type DocumentLanguageFilterComponent,
  type ObjectSchemaType,
  type SanityDocument,
} from 'sanity'
import {useRouter} from 'sanity/router'
import {usePaneRouter} from 'sanity/structure'

import {isLocale, locales, type Locale} from '../../lib/i18n/locales'
import {apiVersion} from '../../lib/sanity/api'
import {useBusy} from '../client/use-busy'
import {panesBeside} from '../ui/panes'
import {bleedButton} from '../ui/styles'
import {createTranslation} from './create-translation'
import {LinkDialog} from './link-dialog'
import {translationsMessages} from './messages'
import {translationIdOf} from './metadata'
import {nextPath, NextText} from './next-text'
import {OpenDocumentContext, type OpenDocument} from './open-translation'
import {compare, countOf} from './record'
import {textsOf} from './texts'

/** Opens a document in a pane beside this one. */
function useOpenBeside(type: string) {
  const router = useRouter()
  const {routerPanesState, groupIndex} = usePaneRouter()
  return (id: string) => {
    if (routerPanesState.length === 0) return router.navigateIntent('edit', {id, type})
    const panes = panesBeside(routerPanesState, groupIndex, {id, type})
    if (panes) router.navigateUrl({path: router.resolvePathFromState({panes})})
  }
}

/** How many texts of the open translation need work, and where. */
function leftIn({translation}: OpenDocument, type: ObjectSchemaType, document: SanityDocument) {
  if (!translation) return {left: 0, all: [], open: new Set<string>()}
  const source = [...translation.source].map(([path, text]) => ({path, titles: [], text}))
  const own = textsOf(type, document)
  const comparison = compare(translation.record, source, own)
  const open = Object.values(comparison).flat()
  return {
    left: countOf(comparison),
    all: own.map(({path}) => path),
    open: new Set(open.map(({path}) => path)),
  }
}

interface LanguagesProps {
  open: OpenDocument
  type: ObjectSchemaType
  document: SanityDocument
}

function useCreate({type, document}: LanguagesProps, openBeside: (id: string) => void) {
  const {t} = useTranslation(translationsMessages.namespace)
  const client = useClient({apiVersion})
  const {push} = useToast()
  const {isBusy, run} = useBusy()
  const create = async (language: Locale) => {
    const {id, isNew, shared} = await createTranslation(client, type, document, language)
    openBeside(id)
    push({
      status: 'success',
      title: isNew ? t('created.title') : t('created.before'),
      ...(shared.length > 0 && {
        description: `${t('created.shared')} ${shared.join(', ')}`,
        duration: 30_000,
      }),
    })
  }
  return {
    create: (language: Locale) => run(() => create(language), t('failed.create'), [document._id]),
    isBusy,
  }
}

interface Item {
  icon: ComponentType
  text: string
  disabled?: boolean
  onClick?: () => void
}

/** An item for each language; a missing version is created, or an existing one linked. */
function useMenuItems(props: LanguagesProps, onLink: (language: Locale) => void) {
  const {open, type, document} = props
  const {t} = useTranslation(translationsMessages.namespace)
  const openBeside = useOpenBeside(type.name)
  const {create, isBusy} = useCreate(props, openBeside)
  const disabled = !open.mayLink
  const itemsOf = (language: Locale): Item[] => {
    if (language === document['language']) {
      return [{disabled: true, icon: CheckmarkIcon, text: t(`menu.this.${language}`)}]
    }
    const id = translationIdOf(open.metadata, language)
    const [openText, createText] = [t(`menu.open.${language}`), t(`menu.create.${language}`)]
    if (id) return [{icon: SplitVerticalIcon, text: openText, onClick: () => openBeside(id)}]
    const linkText = t(`menu.link.${language}`)
    return [
      {disabled, icon: AddIcon, text: createText, onClick: () => create(language)},
      {disabled, icon: LinkIcon, text: linkText, onClick: () => onLink(language)},
    ]
  }
  return {items: locales.flatMap(itemsOf), isBusy}
}

/** The menu of a document's versions, with the number of texts that need work. */
function LanguagesMenu(props: LanguagesProps) {
  const {open, type, document} = props
  const {t} = useTranslation(translationsMessages.namespace)
  const [linking, setLinking] = useState<Locale | null>(null)
  const {items, isBusy} = useMenuItems(props, setLinking)
  const {left, ...paths} = leftIn(open, type, document)
  const {language} = document
  // A text that only the source has is in no field of this document.
  const hasNext = nextPath(paths.all, paths.open, '') !== undefined
  const wayOn = open.mayLink === false ? t('menu.role') : hasNext && t('menu.hint')
  const hint = open.error === undefined ? wayOn : t('failed.link')
  return (
    <>
      {hasNext && <NextText {...paths} />}
      <MenuButton
        id={useId()}
        popover={{portal: true, placement: 'bottom-end'}}
        button={
          <Button
            {...bleedButton}
            icon={TranslateIcon}
            text={left > 0 ? t('menu.left', {count: left}) : t('menu.title')}
            tone={left > 0 ? 'caution' : 'default'}
            loading={isBusy}
            disabled={open.isLoading}
            data-testid="translations-menu"
          />
        }
        menu={
          <Menu>
            {items.map((item) => (
              <MenuItem key={item.text} {...item} />
            ))}
            {hint && (
              <Box padding={3} style={{maxWidth: 280}}>
                <Text size={1} muted>
                  {hint}
                </Text>
              </Box>
            )}
          </Menu>
        }
      />
      {linking && isLocale(language) && (
        <LinkDialog
          type={type.name}
          document={{id: open.id, language}}
          language={linking}
          onClose={() => setLinking(null)}
        />
      )}
    </>
  )
}

function DocumentMenu({open, type}: Omit<LanguagesProps, 'document'>) {
  const {selectedReleaseId} = usePerspective()
  const {draft, published, version} = useEditState(open.id, type.name, 'default', selectedReleaseId)
  const document = version ?? draft ?? published
  return document && <LanguagesMenu open={open} type={type} document={document} />
}

/**
 * Opens the translations of a document beside it and creates missing ones. It replaces the plugin's menu, which keeps
 * references to the source language, is in English only, and does not show what is out of date.
 */
export const TranslationsMenu: DocumentLanguageFilterComponent = ({schemaType}) => {
  const open = use(OpenDocumentContext)
  return open && <DocumentMenu open={open} type={schemaType} />
}
