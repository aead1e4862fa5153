import {type ReactNode, useState} from 'react'

/** Returns what the server wrote into the element of this name. */
function writtenIn(name: string): string {
  const places = [...document.querySelectorAll<HTMLElement>('[data-server-html]')]
  return places.find(({dataset}) => dataset['serverHtml'] === name)?.innerHTML ?? ''
}

/**
 * Attributes of an element whose content only the server writes, so that neither React's data nor a script repeats it.
 * The browser reads it from the document, also to render it anew where hydration failed.
 */
export function useServerHtml(name: string, content: ReactNode) {
  const [html] = useState(() => (content ? '' : writtenIn(name)))
  return {
    'data-server-html': name,
    ...(content ? {children: content} : {dangerouslySetInnerHTML: {__html: html}}),
  }
}
