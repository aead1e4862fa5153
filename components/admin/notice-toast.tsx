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
  saved: {tone: 'good', title: 'Saved', text: 'The change is in the audit log.'},
  'not-saved': {tone: 'error', title: 'Unable to save', text: 'Please try again later.'},
  'number-differs': {
    tone: 'error',
    title: 'Nothing erased',
    text: 'The number typed isn’t that of the entries. Check it and try again.',
  },
  'entries-erased': {
    tone: 'good',
    title: 'Entries erased',
    text: 'They’re no longer in the waitlist.',
  },
  'sent-again': {
    tone: 'good',
    title: 'Sending again',
    text: 'Reload this page to see what still waits.',
  },
  'not-sent': {tone: 'error', title: 'Unable to send', text: 'Please try again later.'},
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
