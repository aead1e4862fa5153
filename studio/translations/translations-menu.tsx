import {AddIcon} from '@sanity/icons/Add'
import {CheckmarkIcon} from '@sanity/icons/Checkmark'
import {SplitVerticalIcon} from '@sanity/icons/SplitVertical'
import {TranslateIcon} from '@sanity/icons/Translate'
import {Box, Button, Text} from '@sanity/ui'
import {Menu, MenuButton, MenuDivider, MenuItem} from '@sanity/ui/menu'
import {useToast} from '@sanity/ui/toast'
import {use, useId, useState} from 'react'
import {
  useClient,
  useCurrentUser,
  useEditState,
  usePerspective,
  useTranslation,
  type ObjectSchemaType,
  type SanityDocument,
} from 'sanity'
import {useRouter} from 'sanity/router'
import {usePaneRouter} from 'sanity/structure'

import {apiVersion} from '../../lib/content/api-version'
import {locales, type Locale} from '../../lib/i18n/locales'
import {failureText} from '../actions/failure-text'
import {mayChange} from '../roles/roles'
import {createTranslation} from './create-translation'
import {translationIdOf} from './links'
import {OpenDocumentContext, type OpenDocument} from './open-translation'
import {compare} from './record'
import {textsOf} from './texts'
import {translationsWords} from './words'

/** Opens a document in a pane beside the one that the menu is in. */
function useOpenBeside(type: string) {
  const router = useRouter()
  const {routerPanesState, groupIndex} = usePaneRouter()
  return (id: string) => {
    const isOpen = routerPanesState.some((group) =>
      group.some((pane) => pane.id === id || pane.id === `__edit__${id}`),
    )
    if (isOpen) return
    if (routerPanesState.length === 0) return router.navigateIntent('edit', {id, type})
    const panes = [...routerPanesState]
    panes.splice(groupIndex + 1, 0, [{id, params: {type}}])
    router.navigateUrl({path: router.resolvePathFromState({panes})})
  }
}

/** How many texts of the open translation are to be seen to. */
function leftIn({translation}: OpenDocument, type: ObjectSchemaType, document: SanityDocument) {
  if (!translation) return 0
  const source = [...translation.source].map(([path, text]) => ({path, titles: [], text}))
  const {untranslated, changed, added, removed} = compare(
    translation.record,
    source,
    textsOf(type, document),
  )
  return untranslated.length + changed.length + added.length + removed.length
}

interface LanguagesProps {
  open: OpenDocument
  type: ObjectSchemaType
  document: SanityDocument
}

/** Makes versions in other languages, and says what became of it. */
function useCreate({type, document}: LanguagesProps) {
  const {t} = useTranslation(translationsWords.namespace)
  const client = useClient({apiVersion})
  const toast = useToast()
  const openBeside = useOpenBeside(type.name)
  const [isBusy, setIsBusy] = useState(false)
  const create = async (language: Locale) => {
    setIsBusy(true)
    const made = await createTranslation(client, type, document, language).catch(
      (error: unknown) => {
        toast.push({
          status: 'error',
          title: t('failed.create'),
          description: failureText(error, t),
        })
        return null
      },
    )
    setIsBusy(false)
    if (!made) return
    openBeside(made.id)
    toast.push({
      status: 'success',
      title: made.isNew ? t('created.title') : t('created.before'),
      description: made.shared.length > 0 && (
        <>
          {t('created.shared')}
          <ul>
            {made.shared.map(({path, title}) => (
              <li key={path}>{title}</li>
            ))}
          </ul>
        </>
      ),
      duration: made.shared.length > 0 ? 30_000 : 5000,
    })
  }
  return {create, isBusy, openBeside}
}

function LanguagesMenu(props: LanguagesProps) {
  const {open, type, document} = props
  const {t} = useTranslation(translationsWords.namespace)
  const {create, isBusy, openBeside} = useCreate(props)
  const left = leftIn(open, type, document)
  const mayCreate = mayChange(useCurrentUser(), type.name)
  const items = locales.map((language) => {
    if (language === document['language']) {
      return (
        <MenuItem key={language} disabled icon={CheckmarkIcon} text={t(`menu.this.${language}`)} />
      )
    }
    const id = translationIdOf(open.link, language)
    return id ? (
      <MenuItem
        key={language}
        icon={SplitVerticalIcon}
        text={t(`menu.open.${language}`)}
        onClick={() => openBeside(id)}
      />
    ) : (
      <MenuItem
        key={language}
        icon={AddIcon}
        text={t(`menu.create.${language}`)}
        disabled={!mayCreate}
        onClick={() => void create(language)}
      />
    )
  })
  return (
    <MenuButton
      id={useId()}
      popover={{portal: true, placement: 'bottom-end'}}
      button={
        <Button
          mode="bleed"
          fontSize={1}
          padding={2}
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
          {open.error !== undefined && (
            <Box padding={3}>
              <Text size={1}>{t('failed.link')}</Text>
            </Box>
          )}
          {items}
          {left > 0 && <MenuDivider />}
          {left > 0 && (
            <Box padding={3} style={{maxWidth: 280}}>
              <Text size={1} muted>
                {t('menu.hint')}
              </Text>
            </Box>
          )}
        </Menu>
      }
    />
  )
}

/** The versions of the open document in each language: opens them beside it, and begins those that are missing. */
export function TranslationsMenu({documentId, type}: {documentId: string; type: ObjectSchemaType}) {
  const open = use(OpenDocumentContext)
  const {selectedReleaseId} = usePerspective()
  const {draft, published, version} = useEditState(
    documentId,
    type.name,
    'default',
    selectedReleaseId,
  )
  const document = version ?? draft ?? published
  if (!open || !document) return null
  return <LanguagesMenu open={open} type={type} document={document} />
}
