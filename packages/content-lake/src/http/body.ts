import type {Context} from 'hono'

/** The fields of a JSON body, of which `null` and plain values have none. A body that is not JSON throws, for a 400. */
export async function readFields(c: Context): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json()
  return Object(body)
}
