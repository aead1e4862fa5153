import {TranslateIcon} from '@sanity/icons/Translate'
import {Button} from '@sanity/ui'
import {Menu, MenuButton, MenuItem} from '@sanity/ui/menu'
import {useEffect} from 'react'
import {
  definePlugin,
  type NavbarAction,
  type NavbarProps,
  type ToolMenuProps,
  useLocale,
  useTranslation,
} from 'sanity'

import {setInterfaceLanguage} from '../i18n/interface-language'
import {languageMessages} from './messages'

/** The current language, and a menu of all. */
function LanguageMenu() {
  const {changeLocale, currentLocale, locales} = useLocale()
  const {t} = useTranslation(languageMessages.namespace)
  const abbreviation = currentLocale.id.slice(0, 2).toUpperCase()
  return (
    <MenuButton
      id="interface-language"
      button={
        <Button
          aria-label={t('chosen', {abbreviation})}
          fontSize={1}
          icon={TranslateIcon}
          mode="bleed"
          padding={2}
          text={abbreviation}
        />
      }
      menu={
        <Menu>
          {locales.map(({id, title}) => (
            <MenuItem
              key={id}
              fontSize={1}
              onClick={() => void changeLocale(id)}
              pressed={id === currentLocale.id}
              text={title}
            />
          ))}
        </Menu>
      }
      popover={{constrainSize: true, portal: true}}
    />
  )
}

/** The navbar with the menu; on narrow screens, its sidebar has an entry for each other language. */
function NavbarWithLanguage(props: NavbarProps) {
  const {changeLocale, currentLocale, locales} = useLocale()
  const others = locales.filter(({id}) => id !== currentLocale.id)
  useEffect(() => {
    // Screen readers choose the pronunciation by it.
    document.documentElement.lang = currentLocale.id
    setInterfaceLanguage(currentLocale.id)
  }, [currentLocale.id])
  const actions: NavbarAction[] = [
    ...(props.__internal_actions ?? []),
    {location: 'topbar', name: 'language', render: () => <LanguageMenu />},
    ...others.map(({id, title}): NavbarAction => ({
      location: 'sidebar',
      name: `language-${id}`,
      icon: TranslateIcon,
      title,
      selected: false,
      onAction: () => void changeLocale(id),
    })),
  ]
  return props.renderDefault({...props, __internal_actions: actions})
}

/** Translates the titles of tools: a tool has one title only. */
function TranslatedToolMenu(props: ToolMenuProps) {
  const {t} = useTranslation(languageMessages.namespace)
  const tools = props.tools.map((tool) =>
    Object.assign({}, tool, {title: t(`tool.${tool.name}`, {defaultValue: tool.title})}),
  )
  return props.renderDefault({...props, tools})
}

/** Lets people choose the language of the interface: Sanity supports several but hides its own menu. */
export const languageMenu = definePlugin({
  name: 'language-menu',
  studio: {components: {navbar: NavbarWithLanguage, toolMenu: TranslatedToolMenu}},
})
