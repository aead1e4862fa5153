import {getTranslations} from 'next-intl/server'
import type {ComponentProps} from 'react'
import {styled} from 'styled-components'

import type {SectionContext, SectionProps} from '@/components/sections/context'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {fileUrl} from '@/lib/sanity/assets'
import type {Section} from '@/lib/sanity/types'

const Root = styled.section`
  padding-block-end: var(--space-section);

  .columns > .title {
    position: static;
  }

  .ways {
    display: grid;
    gap: var(--space-5);
    min-width: 0;
  }

  .ways > p {
    max-width: 36.5rem;
    line-height: 1.65;
  }

  address {
    font-style: normal;
  }

  dl > div {
    display: grid;
    gap: var(--space-1) var(--space-5);
    padding-block: var(--space-4);
  }

  dd > span {
    display: block;
  }

  dd a {
    display: inline-block;
    padding-block: 0.125rem;
  }

  @media (width >= 36rem) {
    dl > div {
      grid-template-columns: 12rem 1fr;
      align-items: baseline;
    }
  }

  /* Values begin at half of the page, as the list begins at its third. */
  @media (width >= 62rem) {
    dl > div {
      grid-template-columns: calc(17 / 66 * 100% - var(--space-5)) 1fr;
    }
  }
`

/** A fact and what it is called. */
function Fact({label, ...fact}: ComponentProps<'dd'> & {label: string}) {
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd {...fact} />
    </div>
  )
}

interface FactsProps {
  settings: Section<'contact'>['settings']
  context: SectionContext
}

/** Mailboxes, postal address, numbers and documents; those that are missing are left out. */
async function Facts({settings, context}: FactsProps) {
  const t = await getTranslations({locale: context.locale, namespace: 'contact'})
  const mailboxes = [
    {field: 'privacyEmail', label: t('privacy'), email: settings?.privacyEmail},
    {field: 'contactEmail', label: t('general'), email: settings?.contactEmail},
  ]
  const numbers = [
    {field: 'registrationNumber', label: t('registration'), number: settings?.registrationNumber},
    {field: 'vatNumber', label: t('vat'), number: settings?.vatNumber},
  ]
  const documents = (['processingContract', 'processorList'] as const).flatMap((field) => {
    const href = fileUrl(settings?.[field])
    return href ? {field, label: t(field), href} : []
  })
  const lines = [
    {field: 'company', line: settings?.company},
    ...(settings?.address?.split('\n') ?? []).map((line) => ({field: 'address', line})),
  ].filter(({line}) => line)
  const setting = (field: string) => settings && context.edit(settings)(field)
  return (
    <dl className="ruled">
      {mailboxes.map(
        ({field, label, email}) =>
          email && (
            <Fact key={label} label={label} {...setting(field)}>
              <a href={`mailto:${email}`}>{email}</a>
            </Fact>
          ),
      )}
      {lines.length > 0 && (
        <Fact label={t('address')}>
          {lines.map(({field, line}) => (
            <span key={line} {...setting(field)}>
              {line}
            </span>
          ))}
        </Fact>
      )}
      {numbers.map(
        ({field, label, number}) =>
          number && (
            <Fact key={field} label={label} {...setting(field)}>
              {number}
            </Fact>
          ),
      )}
      {documents.length > 0 && (
        <Fact label={t('documents')}>
          {documents.map(({field, label, href}) => (
            <span key={field} {...setting(field)}>
              <a href={href}>{label}</a>
            </span>
          ))}
        </Fact>
      )}
    </dl>
  )
}

/** Mailboxes and postal address, from the site settings. */
export function Contact({section, context, edit, heading: Heading}: SectionProps<'contact'>) {
  const {_key, heading, text, settings} = section
  return (
    <Root aria-labelledby={`${_key}-title`} {...edit()}>
      <div className="frame columns" data-ruled>
        <Heading className="title" id={`${_key}-title`} {...edit('heading')}>
          <NoBreak text={heading} />
        </Heading>
        <div className="ways">
          {text && (
            <p {...edit('text')}>
              <NoBreak text={text} />
            </p>
          )}
          <address>
            <Facts settings={settings} context={context} />
          </address>
        </div>
      </div>
    </Root>
  )
}
