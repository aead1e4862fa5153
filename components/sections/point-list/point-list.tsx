import {Scene} from '@/components/scene/scene'
import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {Ledger} from '@/components/ui/ledger/ledger'
import {LabeledLink} from '@/components/ui/link/labeled-link'
import {within} from '@/lib/sanity/preview/edit'

/** Points with their scenes, in numbered rows across the page or in columns on a tinted band. */
export function PointList({section, context, edit, heading}: SectionProps<'pointList'>) {
  const isNumbered = section.layout === 'rows'
  return (
    <section
      className={isNumbered ? 'point-rows' : 'point-columns band'}
      aria-labelledby={`${section._key}-title`}
      {...edit()}
    >
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} split>
          <LabeledLink
            link={section.link}
            context={context}
            variant="secondary"
            {...edit('link')}
          />
        </Opening>
        <Ledger items={section.points} edit={edit} field="points" numbered={isNumbered}>
          {({scene}, own) =>
            scene && <Scene scene={scene} locale={context.locale} edit={within(own, 'scene')} />
          }
        </Ledger>
      </div>
    </section>
  )
}
