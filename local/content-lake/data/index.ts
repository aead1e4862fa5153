/** The data room of the Content Lake: documents, queries, changes and everything that follows them. */
export {createDataRoutes} from './http/routes.ts'
export {type ActionsRequest, type Commit, type DataLake, openLake} from './lake.ts'
