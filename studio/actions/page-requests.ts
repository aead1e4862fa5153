import {UsersIcon} from '@sanity/icons/Users'
import {useTranslation, type DocumentActionComponent} from 'sanity'

import {dashboardPath} from '../../lib/admin/next-path'
import {isLocale} from '../../lib/i18n/locales'
import {hrefOf, type EditedDocument} from '../inputs/seo/preview'
import {actionsWords} from './words'

/** The dashboard with the requests from a page or article; null for one without an address. */
export function requestsHref(document: EditedDocument): string | null {
  const {language} = document
  const page = isLocale(language) && hrefOf(document, language)
  return page ? `${dashboardPath}?${new URLSearchParams({page}).toString()}` : null
}

/** Opens the dashboard with the requests from a published page; it asks for a sign-in of its own. */
export const pageRequests: DocumentActionComponent = ({published}) => {
  const {t} = useTranslation(actionsWords.namespace)
  const href = published && requestsHref(published)
  if (!href) return null
  return {
    label: t('requests'),
    icon: UsersIcon,
    onHandle: () => window.open(href, '_blank', 'noopener'),
  }
}
