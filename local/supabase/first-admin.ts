import type {Credentials} from '../credentials.ts'
import type {Database} from './database.ts'
import type {CreatePerson} from './people.ts'

/** Creates the admin of `credentials.json`, unless the email address exists. */
export async function createFirstAdmin(
  database: Database,
  createPerson: CreatePerson,
  {email, password}: Credentials['admin'],
): Promise<void> {
  const address = email.toLowerCase()
  const [known] = await database.query<{complete: boolean}>(
    `select exists (select from public.user_roles r where r.user_id = u.id) as complete
     from auth.users u where u.email = $1`,
    [address],
  )
  if (known?.complete === true) return
  if (!known && !(await createPerson(address, password)).ok) {
    throw new Error('The first admin could not be created')
  }

  await database.query('select public.grant_admin($1)', [address])
}
