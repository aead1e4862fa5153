export type {
  ContentLakeOptions,
  DocumentGrant,
  DocumentWebhook,
  Identity,
  Permission,
  Person,
  RunningContentLake,
} from './contract.ts'
export {readingGrant, writingGrant} from './grants.ts'
export {defaultPeople} from './people/people.ts'
export {runUntilStopped} from './process.ts'
export {createContentLake} from './server.ts'
