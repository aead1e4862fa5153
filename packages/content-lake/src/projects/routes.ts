import {Hono} from 'hono'
import type {Context} from 'hono'

import type {Identity, Lake, LakeEnv} from '../contract.ts'
import {httpError} from '../errors.ts'
import {addOnSuffix, inDataset, projectGrants} from '../grants.ts'
import {administratorsOnly, writersOnly} from '../http/access.ts'
import {readFields} from '../http/body.ts'
import {projectOnly, requireDataset} from '../http/project.ts'
import {type People, roleSummary} from '../people/people.ts'

/** Dependencies of the project routes. */
interface ProjectSettings {
  projectId: string
  lake: Lake
  people: People
  /** Removes a dataset's assets. */
  removeAssets: (dataset: string) => Promise<void>
}

/** `/projects/*` and `/datasets/*`: the project, its datasets, and the caller's grants. */
export function createProjectRoutes(settings: ProjectSettings): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const {lake, people} = settings

  app.use('/projects/:project/*', projectOnly(settings.projectId))

  app.get('/projects', (c) => {
    people.require(c.get('identity'))
    return c.json([describeProject(settings, c.get('identity'))])
  })
  app.get('/projects/:project', (c) => c.json(describeProject(settings, c.get('identity'))))
  app.get('/projects/:project/grants', (c) => c.json(projectGrants(c.get('identity'))))
  app.get('/projects/:project/acl', (c) => c.json(members(people, c.get('identity'))))
  app.get('/projects/:project/roles', (c) => c.json(people.list.map(roleSummary)))
  app.get('/projects/:project/datasets/:dataset/acl', (c) => {
    const dataset = requireDataset(lake, c.req.param('dataset'))
    return c.json(inDataset(dataset, c.get('identity')).grants ?? [])
  })

  const list = (c: Context<LakeEnv>): Response => {
    people.require(c.get('identity'))
    const {datasetProfile, addonFor} = c.req.query()
    const described = lake.datasets().map((name) => describeDataset(lake, name))
    const wanted = described.filter(
      (dataset) =>
        (!datasetProfile || dataset.datasetProfile === datasetProfile) &&
        (!addonFor || dataset.addonFor === addonFor),
    )
    return c.json(wanted)
  }
  const create = async (c: Context<LakeEnv>): Promise<Response> => {
    const name = c.req.param('dataset') ?? ''
    const aclMode = await readAclMode(c)
    // Creating a dataset that exists leaves its visibility as it is.
    const isNew = !lake.datasets().includes(name)
    lake.createDataset(name)
    return c.json({
      datasetName: name,
      aclMode: changeAclMode(lake, name, isNew ? aclMode : undefined),
    })
  }
  const change = async (c: Context<LakeEnv>): Promise<Response> => {
    const name = requireDataset(lake, c.req.param('dataset'))
    return c.json({datasetName: name, aclMode: changeAclMode(lake, name, await readAclMode(c))})
  }
  const remove = async (c: Context<LakeEnv>): Promise<Response> => {
    const name = requireDataset(lake, c.req.param('dataset'))
    lake.deleteDataset(name)
    await settings.removeAssets(name)
    return c.json({deleted: true})
  }
  app.post('/comments/:dataset/setup', writersOnly, (c) => createAddOn(lake, c))
  // On a project's own host, clients omit the project from the path.
  for (const prefix of ['', '/projects/:project']) {
    app.get(`${prefix}/datasets`, list)
    app.put(`${prefix}/datasets/:dataset`, administratorsOnly, create)
    app.patch(`${prefix}/datasets/:dataset`, administratorsOnly, change)
    app.delete(`${prefix}/datasets/:dataset`, administratorsOnly, remove)
  }
  return app
}

function describeProject(settings: ProjectSettings, identity: Identity): Record<string, unknown> {
  return {
    id: settings.projectId,
    displayName: 'Embedded Content Lake',
    studioHost: null,
    // Without an organization the Studio requests no media library, canvas or agent.
    organizationId: null,
    organization: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    metadata: {},
    features: [],
    members: identity.role === 'anonymous' ? [] : members(settings.people, identity),
  }
}

function members(people: People, identity: Identity): Record<string, unknown>[] {
  const robots = people.robots()
  return [...people.list, ...robots].map((person) => ({
    id: person.id,
    role: person.role,
    roles: [roleSummary(person)],
    isCurrentUser: person.id === identity.id,
    isRobot: robots.includes(person),
  }))
}

const aclModes = ['public', 'private', 'custom'] as const

type AclMode = (typeof aclModes)[number]

/** Visibility in a request body; undefined when not given. Throws 400 for an unknown one. */
async function readAclMode(c: Context<LakeEnv>): Promise<AclMode | undefined> {
  const {aclMode: given}: {aclMode?: unknown} = await readFields(c).catch(() => ({}))
  if (given === undefined || given === null) return undefined
  const known = aclModes.find((mode) => mode === given)
  if (known) return known
  throw httpError(400, `aclMode is one of ${aclModes.join(', ')}.`)
}

const aclModeOf = (lake: Lake, name: string) => (lake.isPrivate(name) ? 'private' : 'public')

/** Sets a dataset's visibility and returns it; `custom` means private, as there are no custom roles. */
function changeAclMode(lake: Lake, name: string, mode: AclMode | undefined): string {
  if (mode) lake.setPrivate(name, mode !== 'public')
  return aclModeOf(lake, name)
}

/** Creates the dataset for comments and tasks, which the Studio requests before it stores the first. */
function createAddOn(lake: Lake, c: Context<LakeEnv>): Response {
  const name = requireDataset(lake, c.req.param('dataset')) + addOnSuffix
  lake.createDataset(name)
  lake.setPrivate(name, true)
  return c.json({datasetName: name})
}

function describeDataset(lake: Lake, name: string) {
  const owner = name.endsWith(addOnSuffix) ? name.slice(0, -addOnSuffix.length) : ''
  const isAddOn = lake.datasets().includes(owner)
  return {
    name,
    aclMode: aclModeOf(lake, name),
    datasetProfile: isAddOn ? 'comments' : 'content',
    addonFor: isAddOn ? owner : null,
    features: [],
    tags: [],
  }
}
