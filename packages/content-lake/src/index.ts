export type {
  ContentLakeOptions,
  DocumentGrant,
  Identity,
  Permission,
  Person,
  RunningContentLake,
  Webhook,
} from './contract.ts'
export {readingGrant, writingGrant} from './grants.ts'
export {defaultPeople} from './people/people.ts'
export {runUntilStopped} from './process.ts'
export {createContentLake} from './server.ts'
