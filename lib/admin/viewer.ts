import 'server-only'
import {createSessionClient} from '../supabase/server-client'

/** Who looks at an admin page. */
export type Viewer = 'nobody' | 'notAdmin' | 'admin'

/** Reads the session from the cookies and asks the database whether this person is an admin. */
export async function getViewer(): Promise<Viewer> {
  const client = await createSessionClient()
  const {data} = await client.auth.getClaims()
  if (!data) return 'nobody'
  const {data: isAdmin} = await client.rpc('is_admin')
  return isAdmin === true ? 'admin' : 'notAdmin'
}
