import type {SectionProps} from '@/components/sections/context'
import {Icon} from '@/components/ui/icon/icon'
import {itemsOf} from '@/lib/sanity/preview/edit'

/** Certificates and memberships in one ruled line. */
export function Badges({section, edit}: SectionProps<'badges'>) {
  if (!section.items || section.items.length === 0) return null
  const item = itemsOf(edit, 'items')
  return (
    <section className="badges-section band" aria-label={section.label} {...edit()}>
      <ul className="frame">
        {section.items.map(({_key, icon, title, text}) => (
          <li key={_key} {...item(_key)}>
            <Icon name={icon} {...item(_key, 'icon')} />
            <p>
              <strong {...item(_key, 'title')}>{title}</strong>
              {text && <span {...item(_key, 'text')}>{text}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
