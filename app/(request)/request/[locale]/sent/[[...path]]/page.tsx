import {cookies} from 'next/headers'

import Page, {generateMetadata} from '@/app/[locale]/[[...path]]/page'
import {readSentForm} from '@/lib/leads/sent-form'

export {generateMetadata}

/** The page of a form that was sent without script, with the answer and what was typed. */
export default async function SentFormPage({
  params,
}: PageProps<'/request/[locale]/sent/[[...path]]'>) {
  return <Page params={params} sentForm={readSentForm(await cookies())?.sent} />
}
