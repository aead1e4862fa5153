import {tmpdir} from 'node:os'

export default {reporter: 'line', outputDir: tmpdir() + '/playwright-of-content-lake'}
