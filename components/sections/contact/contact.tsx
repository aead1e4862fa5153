import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {fileUrl} from '@/lib/sanity/assets'

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
    border-block-start: 1px solid var(--rule);
  }

  dl > div {
    display: grid;
    gap: var(--space-1) var(--space-5);
    padding-block: var(--space-4);
    border-block-end: 1px solid var(--rule);
  }

  dd > span {
    display: block;
  }

  dd a {
    display: inline-block;
    padding-block: 0.125rem;
    overflow-wrap: anywhere;
  }

  @media (width >= 36rem) {
    dl > div {
      grid-template-columns: 12rem 1fr;
      align-items: baseline;
    }
  }
`

/** Mailboxes and postal address, from the site settings. */
export async function Contact({section, context, edit, heading: Heading}: SectionProps<'contact'>) {
  const {_key, heading, text, settings} = section
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
            <dl>
              {mailboxes.map(
                ({field, label, email}) =>
                  email && (
                    <div key={label}>
                      <dt className="label">{label}</dt>
                      <dd {...setting(field)}>
                        <a href={`mailto:${email}`}>{email}</a>
                      </dd>
                    </div>
                  ),
              )}
              {lines.length > 0 && (
                <div>
                  <dt className="label">{t('address')}</dt>
                  <dd>
                    {lines.map(({field, line}) => (
                      <span key={line} {...setting(field)}>
                        {line}
                      </span>
                    ))}
                  </dd>
                </div>
              )}
              {numbers.map(
                ({field, label, number}) =>
                  number && (
                    <div key={field}>
                      <dt className="label">{label}</dt>
                      <dd {...setting(field)}>{number}</dd>
                    </div>
                  ),
              )}
              {documents.length > 0 && (
                <div>
                  <dt className="label">{t('documents')}</dt>
                  <dd>
                    {documents.map(({field, label, href}) => (
                      <span key={field} {...setting(field)}>
                        <a href={href}>{label}</a>
                      </span>
                    ))}
                  </dd>
                </div>
              )}
            </dl>
          </address>
        </div>
      </div>
    </Root>
  )
}
