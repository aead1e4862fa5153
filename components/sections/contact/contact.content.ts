import type {SectionMarkdown} from '@/components/sections/context'
import {fileUrl} from '@/lib/sanity/assets'
import {pair} from '@/lib/seo/markdown/context'
import {list, paragraph, stack} from '@/lib/seo/markdown/write'

export const contactFragment = /* groq */ `
  _type == "contact" => {
    "heading": coalesce(heading, ""),
    text,
    "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
      _id,
      _type,
      "name": coalesce(name, ""),
      company,
      address,
      registrationNumber,
      vatNumber,
      "processingContract": processingContract.asset->{_id},
      "processorList": processorList.asset->{_id},
      privacyEmail,
      "contactEmail": coalesce(contactEmail, "")
    }
  }
`

/** A link to an uploaded document, if there is one. */
function documentLink(name: string, asset: Parameters<typeof fileUrl>[0]) {
  const href = fileUrl(asset)
  return href && paragraph({text: name, href})
}

/** Mailboxes and postal address. */
export const contactMarkdown: SectionMarkdown<'contact'> = ({text, settings}, context) => {
  const {t} = context
  const mailbox = (name: string, email: string | null | undefined) =>
    email && pair(name, {text: email, href: `mailto:${email}`}, context)
  const fact = (name: string, value: string | null | undefined) =>
    value && pair(name, value, context)
  const place = [settings?.company, ...(settings?.address?.split('\n') ?? [])].filter(Boolean)
  return stack(
    text && paragraph(text),
    list(
      mailbox(t('contact.privacy'), settings?.privacyEmail),
      mailbox(t('contact.general'), settings?.contactEmail),
      fact(t('contact.address'), place.join(', ')),
      fact(t('contact.registration'), settings?.registrationNumber),
      fact(t('contact.vat'), settings?.vatNumber),
      documentLink(t('contact.processingContract'), settings?.processingContract),
      documentLink(t('contact.processorList'), settings?.processorList),
    ),
  )
}
