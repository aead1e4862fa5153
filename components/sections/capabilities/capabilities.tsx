import {getTranslations} from 'next-intl/server'

import {Scene} from '@/components/scene/scene'
import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {itemsOf, within} from '@/lib/sanity/preview/edit'

/** All capabilities in a ruled grid. */
export async function Capabilities({
  section,
  context,
  edit,
  heading,
}: SectionProps<'capabilities'>) {
  const t = await getTranslations({locale: context.locale, namespace: 'capabilities'})
  const item = itemsOf(edit, 'items')
  return (
    <section className="capabilities-section" aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} split small>
          {section.scene && (
            <Scene scene={section.scene} locale={context.locale} edit={within(edit, 'scene')} />
          )}
        </Opening>
        <ul className="ledger">
          {section.items.map(({_key: key, title, text, soon}) => (
            <li key={key} data-soon={soon === true} {...item(key)}>
              <div className="title">
                <h3 {...item(key, 'title')}>
                  <NoBreak text={title} />
                </h3>
                {soon && (
                  <span className="badge" {...item(key, 'soon')}>
                    {t('soon')}
                  </span>
                )}
              </div>
              {text && (
                <p {...item(key, 'text')}>
                  <NoBreak text={text} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
