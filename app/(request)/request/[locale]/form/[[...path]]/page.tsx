import {headers} from 'next/headers'

import Page, {generateMetadata} from '@/app/[locale]/[[...path]]/page'
import {outdatedLeadForm} from '@/lib/leads/typed-values'
import {readOutdatedForm} from '@/lib/urls/outdated-form'

export {generateMetadata}

/** The page of a form that was opened before a deploy and sent after it, with what was typed. */
export default async function OutdatedFormPage({
  params,
}: PageProps<'/request/[locale]/form/[[...path]]'>) {
  return (
    <Page params={params} sentForm={outdatedLeadForm(readOutdatedForm(await headers()) ?? {})} />
  )
}
