/** Documents, queries, changes and history. */
export {createDataRoutes} from './http/routes.ts'
export {openLake} from './lake.ts'
