/** Notes that a profile or a role could not be read, as one line of JSON that names nobody. */
export function logUserDataFailure(code: string | undefined): void {
  const line = {event: 'user-data', message: 'Error fetching user data', code: code || null}
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
