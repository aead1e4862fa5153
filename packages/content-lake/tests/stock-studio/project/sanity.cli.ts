import {defineCliConfig} from 'sanity/cli'

export default defineCliConfig({api: {projectId: 'local', dataset: 'production'}})
