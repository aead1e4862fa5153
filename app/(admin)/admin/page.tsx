import {redirect} from 'next/navigation'

import {dashboardPath} from '@/lib/admin/paths'

export default function AdminPage(): never {
  redirect(dashboardPath)
}
