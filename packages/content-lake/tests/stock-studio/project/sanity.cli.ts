import {defineCliConfig} from 'sanity/cli'

export default defineCliConfig({
  api: {projectId: 'local', dataset: 'production'},
  deployment: {autoUpdates: process.env['AUTO_UPDATES'] === 'true'},
})
