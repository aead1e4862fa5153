import {randomUUID} from 'node:crypto'

import {Hono} from 'hono'
import type {Context} from 'hono'

import type {LakeEnv, Webhook} from '../contract.ts'
import {httpError} from '../errors.ts'
import {administratorsOnly} from '../http/access.ts'
import {readFields} from '../http/body.ts'
import {projectOnly} from '../http/project.ts'
import type {ServerState} from '../state.ts'
import {attemptsOf, messagesOf} from './delivery.ts'
import {completeHook, type Hook} from './hooks.ts'
import type {Webhooks} from './webhooks.ts'

/** The fields that a request may set. */
const FIELDS = new Set([
  'name',
  'description',
  'url',
  'dataset',
  'rule',
  'httpMethod',
  'headers',
  'includeDrafts',
  'includeAllVersions',
  'isDisabled',
  'apiVersion',
  'secret',
])

/** `/hooks/projects/<id>`: webhooks, their messages and attempts. */
export function createWebhookRoutes(
  webhooks: Webhooks,
  state: ServerState,
  projectId: string,
): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const path = '/hooks/projects/:project'

  app.use(`${path}/*`, projectOnly(projectId), administratorsOnly)
  app.get(path, (c) => c.json(webhooks.all()))
  app.post(path, async (c) => {
    const about = {
      id: randomUUID(),
      projectId,
      createdAt: new Date().toISOString(),
      createdByUserId: c.get('identity').id,
    }
    const hook = completeHook(await readHook(c), about)
    await webhooks.put(hook)
    return c.json(hook, 201)
  })
  app.get(`${path}/attempts/:attempt`, (c) => {
    const attempts = webhooks.all().flatMap(({id}) => attemptsOf(state, id))
    const found = attempts.find(({id}) => id === c.req.param('attempt'))
    if (!found) throw httpError(404, 'There is no such attempt.')
    return c.json(found)
  })
  app.get(`${path}/:id`, (c) => c.json(find(webhooks.all(), c)))
  app.patch(`${path}/:id`, async (c) => {
    const hook = find(webhooks.stored(), c)
    const {id, createdAt, createdByUserId} = hook
    const fields = {...hook, ...(await readHook(c))}
    const changed = completeHook(fields, {id, projectId, createdAt, createdByUserId})
    await webhooks.put(changed)
    return c.json(changed)
  })
  app.delete(`${path}/:id`, async (c) => {
    const {id} = find(webhooks.stored(), c)
    await webhooks.remove(id)
    return c.json({id, deleted: true})
  })
  app.get(`${path}/:id/messages`, (c) => {
    const {id} = find(webhooks.all(), c)
    const messages = messagesOf(state, id).all()
    return c.json(messages.map(({attempts: _attempts, ...message}) => message))
  })
  app.get(`${path}/:id/attempts`, (c) => c.json(attemptsOf(state, find(webhooks.all(), c).id)))
  return app
}

function find(hooks: readonly Hook[], c: Context<LakeEnv>): Hook {
  const found = hooks.find(({id}) => id === c.req.param('id'))
  if (found) return found
  throw httpError(404, 'There is no such webhook.')
}

async function readHook(c: Context<LakeEnv>): Promise<Webhook> {
  const {type = 'document', ...fields} = await readFields(c)
  if (type !== 'document') throw httpError(400, '"type" must be document.')
  const known = Object.entries(fields).filter(([name]) => FIELDS.has(name))
  return Object.fromEntries(known) as unknown as Webhook
}
