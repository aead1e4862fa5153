import {searchAnchor} from '@/lib/routing/paths'

const fields = 'input, select, textarea, [contenteditable]'

/** Some keyboards need Shift for a slash. */
function isSearchKey(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey} = event
  if (event.defaultPrevented || event.repeat || event.isComposing || altKey) return false
  if (key === '/') return !ctrlKey && !metaKey
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey
}

/** Focuses the search field; false where the page has none. */
function focusSearchField(): boolean {
  const field = document.getElementById(searchAnchor)
  if (!(field instanceof HTMLInputElement)) return false
  field.focus()
  field.select()
  return true
}

function focusFromAddress(): void {
  if (location.hash === `#${searchAnchor}`) focusSearchField()
}

function openSearch(event: KeyboardEvent): void {
  if (!isSearchKey(event)) return
  const {target} = event
  if (target instanceof Element && target.closest(fields)) return
  if (document.querySelector('dialog[open]')) return
  const link = document.querySelector<HTMLAnchorElement>('header a.search')
  const isFocused = focusSearchField()
  if (!isFocused && !link) return
  event.preventDefault()
  if (!isFocused && link) location.href = link.href
}

/** Lets the slash, and Ctrl or ⌘ with K, lead to the search field: on this page, or on the search page. */
export function listenForSearchKeys(signal: AbortSignal): void {
  focusFromAddress()
  window.addEventListener('hashchange', focusFromAddress, {signal})
  document.addEventListener('keydown', openSearch, {signal})
}
