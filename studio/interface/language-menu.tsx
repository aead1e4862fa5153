import {TranslateIcon} from '@sanity/icons/Translate'
import {Button} from '@sanity/ui'
import {Menu, MenuButton, MenuItem} from '@sanity/ui/menu'
import {useEffect} from 'react'
import {definePlugin, type LayoutProps, type ToolMenuProps, useLocale, useTranslation} from 'sanity'

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
      // The box around the tools cuts off what is larger than it.
      popover={{
        floatingBoundary: document.body,
        referenceBoundary: document.body,
        portal: true,
      }}
    />
  )
}

/** The tools with translated titles, because a tool has one title only, and the language menu after them. */
function ToolMenuWithLanguage(props: ToolMenuProps) {
  const {t} = useTranslation(languageMessages.namespace)
  const tools = props.tools.map((tool) =>
    Object.assign({}, tool, {title: t(`tool.${tool.name}`, {defaultValue: tool.title})}),
  )
  return (
    <>
      {props.renderDefault({...props, tools})}
      <LanguageMenu />
    </>
  )
}

/** Tells the document, for screen readers, and our forms which language the Studio is in. */
function LayoutInLanguage(props: LayoutProps) {
  const {currentLocale} = useLocale()
  useEffect(() => {
    document.documentElement.lang = currentLocale.id
    setInterfaceLanguage(currentLocale.id)
  }, [currentLocale.id])
  return props.renderDefault(props)
}

/** Lets people choose the language of the interface: Sanity supports several but renders no menu of its own. */
export const languageMenu = definePlugin({
  name: 'language-menu',
  studio: {components: {layout: LayoutInLanguage, toolMenu: ToolMenuWithLanguage}},
})
