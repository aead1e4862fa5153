import {buildSite, hashSources} from '../starter/build.ts'
import {checkMachine, prepareServices} from '../starter/prepare.ts'
import {lastSequence} from '../starter/services.ts'
import {runSession} from '../starter/session.ts'
import {siteEnvironment} from '../starter/site-environment.ts'
import {step} from '../starter/steps.ts'

await runSession(async (settings) => {
  const credentials = await checkMachine(settings, {servesSite: false})
  const environment = siteEnvironment(settings, credentials)
  await prepareServices(settings, credentials)
  const sequence = settings.embeddedContentLake ? await lastSequence(credentials) : 0
  await step('Build', () =>
    buildSite(settings.distDir, environment, {hash: hashSources(environment), sequence}),
  )
  return 'done'
})
