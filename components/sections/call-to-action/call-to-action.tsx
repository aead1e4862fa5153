import {createHash} from 'node:crypto'

import {leadFormLabels} from '@/components/forms/labels'
import {LeadForm} from '@/components/forms/lead-form'
import {RichText} from '@/components/rich-text/rich-text'
import {answeredForm} from '@/components/sections/contents'
import type {SectionProps} from '@/components/sections/context'
import {HeadedText} from '@/components/ui/headed-text/headed-text'
import type {Locale} from '@/lib/i18n/locales'
import {plainText} from '@/lib/sanity/plain-text'
import {itemsOf} from '@/lib/sanity/preview/edit'
import type {RichTextContent} from '@/lib/sanity/types'
import {resolveLink} from '@/lib/urls/links'
import {ctaAnchor} from '@/lib/urls/paths'

import {NextSteps} from './next-steps'

/**
 * Version of the text beside a form: the UTC day of its page's last change, by which the Studio's history finds it, and
 * the SHA-256 of its words as shown.
 */
function consentVersion(text: RichTextContent, locale: Locale, changedAt: string): string {
  const hash = createHash('sha256').update(plainText(text, locale)).digest('hex')
  return `${changedAt.slice(0, 10)} ${hash}`
}

/** The target of every call to action: an argument and the form. */
export async function CallToAction({
  section,
  context,
  edit,
  heading: level,
  isRepeated,
}: SectionProps<'callToAction'>) {
  const {_key, heading, intro, form, consent, after} = section
  const {locale, page, documentTitle, sentForm} = context
  const isAnswered = answeredForm(page.sections ?? [], sentForm?.form) === _key
  // The redirect after a form sent without script leads here.
  const isNamed = sentForm ? isAnswered : !isRepeated
  const href = after && resolveLink(after, context)
  return (
    <section
      className="call-to-action-section"
      id={isNamed ? ctaAnchor : undefined}
      tabIndex={-1}
      aria-labelledby={`${_key}-title`}
      {...edit()}
    >
      <div className="frame band" data-theme="dark">
        <div className="words">
          <HeadedText
            id={`${_key}-title`}
            heading={heading}
            text={intro}
            level={level}
            edit={edit}
            fields={['heading', 'intro']}
            lead
          />
        </div>
        <div className="side" {...edit('form')}>
          <LeadForm
            form={form}
            locale={locale}
            documentTitle={isAnswered ? documentTitle : undefined}
            sentForm={isAnswered ? sentForm : undefined}
            labels={await leadFormLabels(form, locale)}
            after={href ? {label: after.label, href} : undefined}
            consent={consent ? consentVersion(consent, locale, page._updatedAt) : undefined}
          />
          {consent && (
            <div className="consent muted">
              <RichText value={consent} context={context} edit={itemsOf(edit, 'consent')} />
            </div>
          )}
        </div>
        <NextSteps section={section} context={context} edit={edit} />
      </div>
    </section>
  )
}
