'use client'

import {useEffect, useRef} from 'react'

import {Button} from '@/components/ui/button/button'

const help = [
  ['j', 'Next entry'],
  ['k', 'Previous entry'],
  ['Enter', 'Open the entry'],
  ['c', 'Set the open entry to “Contacted”'],
  ['Escape', 'Close'],
  ['?', 'Show these keys'],
] as const

/** Remembers that somebody turned the keys off, for example because they speak to their computer. */
const offKey = 'admin-keys-off'

const panel = () => document.querySelector<HTMLDialogElement>('dialog:modal')

function step(by: 1 | -1): void {
  const open = panel()
  if (open) return open.querySelector<HTMLElement>(`a[rel=${by > 0 ? 'next' : 'prev'}]`)?.click()
  const names = [...document.querySelectorAll<HTMLElement>('a[id^=entry-]')]
  const at = names.findIndex((name) => name === document.activeElement)
  return names[Math.max(at + by, 0)]?.focus()
}

function markContacted(): void {
  const select = panel()?.querySelector<HTMLSelectElement>('select[name=status]')
  if (!select) return
  select.value = 'contacted'
  const save = select.form?.querySelector<HTMLButtonElement>('button[value=status]')
  save?.click()
}

const actions: Record<string, () => void> = {
  j: () => step(1),
  k: () => step(-1),
  c: markContacted,
}

function isTyping({target}: KeyboardEvent): boolean {
  return target instanceof Element && target.matches('input:not([type=checkbox]), select, textarea')
}

/** Keys of the list and of the panel, and a dialog that explains them and turns them off. */
export function Shortcuts() {
  const dialog = useRef<HTMLDialogElement>(null)
  const off = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
      if (localStorage.getItem(offKey) || dialog.current?.open) return
      if (event.key === '?') dialog.current?.showModal()
      else actions[event.key]?.()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [])

  function show() {
    if (off.current) off.current.checked = localStorage.getItem(offKey) === null
    dialog.current?.showModal()
  }

  return (
    <div className="keys">
      <Button type="button" variant="quiet" size="small" onClick={show}>
        Keys
      </Button>
      <dialog ref={dialog} closedby="any" aria-labelledby="keys-title">
        <h2 id="keys-title">Keys</h2>
        <dl>
          {help.map(([key, meaning]) => (
            <div key={key} style={{display: 'contents'}}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <label>
          <input
            ref={off}
            type="checkbox"
            defaultChecked
            onChange={({target}) => {
              if (target.checked) localStorage.removeItem(offKey)
              else localStorage.setItem(offKey, 'true')
            }}
          />
          Use these keys
        </label>
        <Button
          type="button"
          variant="secondary"
          size="small"
          onClick={() => dialog.current?.close()}
        >
          Close
        </Button>
      </dialog>
    </div>
  )
}
