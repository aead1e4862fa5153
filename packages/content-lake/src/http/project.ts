import {ApiError} from '../errors.ts'

/** Throws 404 unless `projectId` is the lake's project. */
export function requireProject(known: string, projectId: string): void {
  if (projectId === known) return
  throw new ApiError(404, {
    statusCode: 404,
    error: 'Not Found',
    message: `The project "${projectId}" does not exist here.`,
    // The Studio explains a wrong project id on this code.
    errorCode: 'SIO-404-PNF',
  })
}
