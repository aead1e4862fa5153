import {buildSite, hashSources, readStamp} from '../starter/build.ts'
import {runSession} from '../starter/command.ts'
import {checkPrerequisites, latestSequence, prepareServices} from '../starter/services.ts'
import {siteEnvironment} from '../starter/site-environment.ts'
import {serveSite} from '../starter/site.ts'
import {step} from '../starter/steps.ts'

await runSession(async (settings) => {
  const credentials = await checkPrerequisites(settings, {servesSite: true})
  const environment = siteEnvironment(settings, credentials)
  const hash = hashSources(environment)
  const stamp = readStamp(settings.distDir)
  const upToDate = stamp?.hash === hash

  // A reused build is older than later publishes, so replay their webhooks.
  await prepareServices(settings, credentials, upToDate ? stamp.sequence : undefined)
  if (!upToDate) {
    const sequence = settings.embeddedContentLake ? await latestSequence(credentials) : 0
    await step('Build', () => buildSite(settings.distDir, environment, {hash, sequence}))
  }
  await serveSite('start', settings, environment)
  return 'keep running'
})
