import type {MiddlewareHandler} from 'hono'

import type {Lake} from '../contract.ts'
import {ApiError, httpError} from '../errors.ts'

/** Refuses requests with 404 whose `:project` is another one. */
export function projectOnly(projectId: string): MiddlewareHandler {
  return async (c, next) => {
    const project: string = c.req.param('project') ?? ''
    if (project !== projectId) throw noProject(project)
    await next()
  }
}

/** The Studio explains a wrong project id on this code. */
function noProject(project: string): ApiError {
  const {body} = httpError(404, `The project "${project}" does not exist here.`)
  return new ApiError(404, {...body, errorCode: 'SIO-404-PNF'})
}

/** Throws 404 for a dataset that does not exist. */
export function requireDataset(lake: Pick<Lake, 'datasets'>, name: string | undefined): string {
  if (name !== undefined && lake.datasets().includes(name)) return name
  throw httpError(404, `Dataset "${name}" not found`)
}
