import {runSession} from '../starter/command.ts'
import {checkPrerequisites, prepareServices} from '../starter/services.ts'
import {siteEnvironment} from '../starter/site-environment.ts'

await runSession(async (settings) => {
  const credentials = await checkPrerequisites(settings, {servesSite: false})
  await prepareServices(settings, credentials)
  console.log('\n  To point a site at these services, put these lines in .env.local:\n')
  for (const [name, value] of Object.entries(siteEnvironment(settings, credentials))) {
    // Don't show a token that can write in the terminal.
    if (name !== 'SANITY_API_WRITE_TOKEN') console.log(`  ${name}=${value}`)
  }
  if (settings.embeddedContentLake) {
    console.log('  SANITY_API_WRITE_TOKEN is contentLake.tokens.administrator in credentials.json.')
  }
  console.log('\n  Ctrl-C stops them.\n')
  return 'keep running'
})
