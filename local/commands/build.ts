import {buildSite, hashSources} from '../starter/build.ts'
import {runSession} from '../starter/command.ts'
import {checkPrerequisites, latestSequence, prepareServices} from '../starter/services.ts'
import {siteEnvironment} from '../starter/site-environment.ts'
import {step} from '../starter/steps.ts'

await runSession(async (settings) => {
  const credentials = await checkPrerequisites(settings, {servesSite: false})
  const environment = siteEnvironment(settings, credentials)
  await prepareServices(settings, credentials)
  const sequence = settings.embeddedContentLake ? await latestSequence(credentials) : 0
  await step('Build', () =>
    buildSite(settings.distDir, environment, {hash: hashSources(environment), sequence}),
  )
  return 'done'
})
