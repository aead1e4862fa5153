/** Parses a body as JSON and leaves it readable; null when it is not JSON. */
export async function readJson(request: Request): Promise<unknown> {
  return request
    .clone()
    .json()
    .catch(() => null)
}

/** The named fields of a body; undefined unless all are strings, which lite does not check. */
export async function readTexts(request: Request, names: string[]): Promise<string[] | undefined> {
  const body = await readJson(request)
  if (typeof body !== 'object' || body === null) return undefined
  const values = names.map((name): unknown => Reflect.get(body, name))
  const texts = values.filter((value) => typeof value === 'string' && !value.includes('\0'))
  return texts.length === names.length ? (texts as string[]) : undefined
}
