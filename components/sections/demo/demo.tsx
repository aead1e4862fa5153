import type {SectionProps} from '@/components/sections/context'
import {Opening} from '@/components/sections/opening'
import {ButtonLinks} from '@/components/ui/link/button-links'

import {Gains} from './gains'

/** What the hero's demo saves, and where to go from there. */
export function Demo({section, context, edit, heading}: SectionProps<'demo'>) {
  const {links, gains} = section
  return (
    <section className="demo-section band" aria-labelledby={`${section._key}-title`} {...edit()}>
      <div className="frame">
        <Opening section={section} level={heading} edit={edit} split>
          <ButtonLinks links={links} context={context} edit={edit} first="secondary" />
        </Opening>
        <Gains gains={gains} context={context} edit={edit} />
      </div>
    </section>
  )
}
