import {readCredentials} from './credentials.ts'
import {type Settings, type Started, startWithStarter} from './starter.ts'

/** The embedded services, started without a site. */
export interface Services extends Started {
  /** The variables that connect a site to them. */
  variables: Record<string, string>
}

function readVariables(output: string): Record<string, string> {
  const lines = output.matchAll(/^ {2}([A-Z_]+)=(.*)$/gm)
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
}

/** Starts the embedded services; their webhooks go to the site at `sitePort`. */
export async function startServices(sitePort: number, settings: Settings = {}): Promise<Services> {
  const env = {PORT: String(sitePort), ...settings.env}
  const started = await startWithStarter('services', {...settings, env})
  // The terminal does not show the token that writes redirects.
  const {administrator} = readCredentials(started.dataDir).contentLake.tokens
  const variables = {...readVariables(started.output), SANITY_API_WRITE_TOKEN: administrator}
  return {...started, variables}
}
