import type {LucideIconData} from 'lucide-react/types'
import {createElement, type SVGProps} from 'react'

interface Props extends SVGProps<SVGSVGElement> {
  icon: LucideIconData
}

/**
 * The lines of an icon. Lucide's own component is one of the browser, to which a page would have to hand each icon a second
 * time; these are part of the page only.
 */
export function Drawing({icon, ...rest}: Props) {
  return (
    <svg
      {...rest}
      className="icon"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {icon.node.map(([tag, {key, ...attributes}]) => createElement(tag, {key, ...attributes}))}
    </svg>
  )
}
