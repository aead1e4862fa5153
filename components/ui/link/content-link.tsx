import {getTranslations} from 'next-intl/server'
import type {ReactNode} from 'react'

import {Icon} from '@/components/ui/icon/icon'
import type {LinkContext} from '@/components/ui/link/link-context'
import type {Locale} from '@/lib/i18n/locales'
import type {EditAttributes} from '@/lib/sanity/preview/edit'
import {isExternal} from '@/lib/urls/hrefs'
import {type Destination, resolveLink} from '@/lib/urls/links'

interface AnchorProps extends EditAttributes {
  href: string
  locale: Locale
  children: ReactNode
  className?: string
  variant?: 'primary' | 'secondary' | 'quiet'
  current?: boolean
}

async function NewTab({locale}: {locale: Locale}) {
  const t = await getTranslations({locale, namespace: 'navigation'})
  return (
    <>
      <span className="visually-hidden">{` (${t('newTab')})`}</span>
      {/* Word joiners keep the arrow with the last word, and a full stop with the arrow. */}
      {'\u2060'}
      <Icon name="arrow-up-right" />
      {'\u2060'}
    </>
  )
}

/** A link to a URL. Other sites open in a new tab, and the link says so. */
export function Anchor(props: AnchorProps) {
  const {href, locale, children, className, variant, current, ...edit} = props
  // Undefined props are left out, because React would serialize them for the browser.
  const attributes = {
    ...(variant ? {className: 'button', 'data-variant': variant} : className && {className}),
    ...(current && {'aria-current': 'page' as const}),
    ...edit,
  }
  if (!isExternal(href)) {
    return (
      <a href={href} {...attributes}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener" {...attributes}>
      {children}
      <NewTab locale={locale} />
    </a>
  )
}

interface Props extends Omit<AnchorProps, 'href' | 'locale'> {
  destination: Destination
  context: LinkContext
}

/** An editor's link. Without a target, only its label remains. */
export function ContentLink({destination, context, children, ...rest}: Props) {
  const href = resolveLink(destination, context)
  if (!href) return rest.variant ? null : children
  return (
    <Anchor href={href} locale={context.locale} {...rest}>
      {children}
    </Anchor>
  )
}
