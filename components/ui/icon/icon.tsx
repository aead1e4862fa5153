import type {EditAttributes} from '@/lib/preview/edit'

import type {iconNames} from './icon-names'
import sprite from './icons.generated.svg'

interface Props extends EditAttributes {
  /** Null where a draft has none yet. */
  name: (typeof iconNames)[number] | null
}

/** One icon of the sprite, as tall as its line of text, hidden from screen readers: the words beside it say the same. */
export function Icon({name, ...edit}: Props) {
  if (!name) return null
  return (
    <svg {...edit} className="icon" aria-hidden>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  )
}
