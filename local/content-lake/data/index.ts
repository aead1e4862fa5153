/** The data room: documents, queries, changes and history. */
export {Queries} from './http/queries.ts'
export {createDataRoutes} from './http/routes.ts'
export {openLake} from './lake.ts'
