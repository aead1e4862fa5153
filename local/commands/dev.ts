import {runSession} from '../starter/command.ts'
import {checkPrerequisites, prepareServices} from '../starter/services.ts'
import {siteEnvironment} from '../starter/site-environment.ts'
import {serveSite} from '../starter/site.ts'

await runSession(async (settings) => {
  const credentials = await checkPrerequisites(settings, {servesSite: true})
  await prepareServices(settings, credentials)
  const environment = siteEnvironment(settings, credentials)
  await serveSite('dev', settings, environment)
  return 'keep running'
})
