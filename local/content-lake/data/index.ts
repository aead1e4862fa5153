/** The data room of the Content Lake: documents, queries, changes and everything that follows them. */
export {Queries} from './http/queries.ts'
export {createDataRoutes} from './http/routes.ts'
export {type ActionsRequest, type Commit, type DataLake, openLake} from './lake.ts'
