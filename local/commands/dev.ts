import {runSession} from '../starter/command.ts'
import {callOutbox} from '../starter/outbox.ts'
import {checkPrerequisites, prepareServices} from '../starter/prepare.ts'
import {showServiceOutput} from '../starter/processes.ts'
import {siteEnvironment} from '../starter/site-environment.ts'
import {startSite} from '../starter/site.ts'
import {step} from '../starter/steps.ts'
import {printSummary} from '../starter/summary.ts'

await runSession(async (settings) => {
  const credentials = await checkPrerequisites(settings, {servesSite: true})
  await prepareServices(settings, credentials)
  const environment = siteEnvironment(settings, credentials)
  await step('Site', () => startSite('dev', settings, environment))
  callOutbox(settings, environment)
  showServiceOutput()
  printSummary(settings, credentials)
  return 'keep running'
})
