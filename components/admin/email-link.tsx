import {mailtoHref} from '@/lib/admin/mailto'

/** An email address that opens the mail program. */
export function EmailLink({email}: {email: string}) {
  return <a href={mailtoHref(email)}>{email}</a>
}
