import {getTranslations} from 'next-intl/server'

import {markedValues, withoutMarks} from '@/components/scene/sentence/marked'
import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {ButtonLinks} from '@/components/ui/link/button-links'
import {isEditable, itemsOf} from '@/lib/sanity/preview/edit'

import {Gains} from './gains'
import {demoLabels, sentenceLimit} from './labels'
import {LazyDemo} from './lazy-demo'
import {StaticDemo} from './static-demo'

/** The demo: visitors choose or type a sentence, which becomes a record. */
export async function Demo({section, context, edit, heading}: SectionProps<'demo'>) {
  const {examples: sentences, links, gains} = section
  const {locale} = context
  const t = await getTranslations({locale, namespace: 'demo'})
  const item = itemsOf(edit, 'examples')
  const shared = {
    examples: sentences.map(({_key: key, sentence, crm}) => ({
      key,
      sentence: withoutMarks(sentence),
      crm,
      ...(isEditable(item(key)) && {edit: item(key)}),
    })),
    known: [...new Set(sentences.flatMap(({sentence}) => markedValues(sentence)))],
    labels: await demoLabels(locale),
    locale,
  }
  return (
    <section className="demo-section band" aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame layout">
        <Opening section={section} level={heading} edit={edit} />
        <LazyDemo {...shared} limit={sentenceLimit}>
          <StaticDemo {...shared} />
        </LazyDemo>
        <div className="closing">
          <ButtonLinks links={links} context={context} edit={edit} first="secondary" />
          <p className="privacy muted">{t('privacy')}</p>
        </div>
        <Gains gains={gains} context={context} edit={edit} />
      </div>
    </section>
  )
}
