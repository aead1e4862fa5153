'use client'

import type {EditAttributes} from '@/lib/sanity/preview/edit'

import type {iconNames} from './icon-names'
import sprite from './icons.generated.svg'

interface Props extends EditAttributes {
  /** Null in a draft without an icon. */
  name: (typeof iconNames)[number] | null
}

/**
 * An icon from the sprite, as tall as its line of text. Hidden from screen readers, because the text beside it says the
 * same.
 */
export function Icon({name, ...edit}: Props) {
  if (!name) return null
  return (
    <svg {...edit} className="icon" aria-hidden>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  )
}
