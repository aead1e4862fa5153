import {Toast} from '@/components/ui/toast/toast'
import type {Notice} from '@/lib/admin/filters'

const toasts = {
  'signed-in': {tone: 'good', title: 'Login Successful', text: 'Welcome to the admin panel.'},
  erased: {tone: 'good', title: 'Entry erased', text: 'It’s no longer in the waitlist.'},
  'already-erased': {
    tone: 'note',
    title: 'Already erased',
    text: 'This entry no longer exists.',
  },
  'not-erased': {tone: 'error', title: 'Unable to erase', text: 'Please try again later.'},
} as const satisfies Record<Notice, {tone: 'good' | 'note' | 'error'; title: string; text: string}>

/** Toast for the notice in the URL. */
export function NoticeToast({notice}: {notice: Notice}) {
  const {tone, title, text} = toasts[notice]
  return (
    <Toast tone={tone} title={title} closeLabel="Close">
      <p>{text}</p>
    </Toast>
  )
}
