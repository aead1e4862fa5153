import {cloneElement, isValidElement} from 'react'
import type {DocumentActionDescription} from 'sanity'

import {wrapAction} from './wrap-action'

type Dialog = DocumentActionDescription['dialog']

/** The dialog for the time, which opens with the next full hour unless it has a time. */
export function fromNextHour(dialog: Dialog): Dialog {
  if (!dialog || dialog.type !== 'custom') return dialog
  const {component} = dialog
  if (!isValidElement<{initialDate?: Date | undefined}>(component)) return dialog
  const nextHour = new Date()
  nextHour.setHours(nextHour.getHours() + 1, 0, 0, 0)
  const initialDate = component.props.initialDate ?? nextHour
  return {...dialog, component: cloneElement(component, {initialDate})}
}

/** The Studio's Schedule. By itself it proposes the current minute, which is past, and so opens with an error. */
export const laterSchedule = wrapAction('LaterSchedule', (schedule) => (props) => {
  const original = schedule(props)
  return original && {...original, dialog: fromNextHour(original.dialog)}
})
