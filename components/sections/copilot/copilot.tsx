import {Scene} from '@/components/scene/scene'
import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {Ledger} from '@/components/ui/ledger/ledger'
import {LabeledLink} from '@/components/ui/link/labeled-link'
import {within} from '@/lib/sanity/preview/edit'

/** The copilot inside the CRM, on a tinted band. */
export function Copilot({section, context, edit, heading}: SectionProps<'copilot'>) {
  return (
    <section className="copilot-section band" aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} split>
          <LabeledLink
            link={section.link}
            context={context}
            variant="secondary"
            {...edit('link')}
          />
        </Opening>
        <Ledger items={section.points} edit={edit} field="points">
          {({scene}, own) =>
            scene && <Scene scene={scene} locale={context.locale} edit={within(own, 'scene')} />
          }
        </Ledger>
      </div>
    </section>
  )
}
