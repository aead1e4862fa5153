import {UsersIcon} from '@sanity/icons/Users'
import {useState} from 'react'
import {useTranslation, type DocumentActionComponent} from 'sanity'

import {isLocale} from '../../lib/i18n/locales'
import {hrefOf, type EditedDocument} from '../inputs/seo/preview'
import {actionsMessages} from './messages'
import {PageRequestsTable} from './page-requests-table'

/** The address of a page or article, from which requests are sent; null for one without an address. */
export function requestsPage(document: EditedDocument): string | null {
  const {language} = document
  return isLocale(language) ? hrefOf(document, language) : null
}

/** Shows how many requests a published page brings in each week. */
export const pageRequests: DocumentActionComponent = ({published}) => {
  const {t} = useTranslation(actionsMessages.namespace)
  const [isOpen, setIsOpen] = useState(false)
  const page = published && requestsPage(published)
  if (!page) return null
  return {
    label: t('requests'),
    icon: UsersIcon,
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      width: 'small',
      header: t('requests'),
      content: <PageRequestsTable page={page} />,
      onClose: () => setIsOpen(false),
    },
  }
}
