import {redirect} from 'next/navigation'

import {dashboardPath} from '@/lib/admin/next-path'

export default function AdminPage(): never {
  redirect(dashboardPath)
}
