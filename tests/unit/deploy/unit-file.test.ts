import {readFileSync} from 'node:fs'

import {expect, it} from 'vitest'

import {endpoints} from '../../../lib/urls/endpoints'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

/** The lines of a unit, without comments. */
const linesOf = (file: string) =>
  read(`deploy/${file}`)
    .split('\n')
    .filter((line) => /^\w+=/.test(line))

const unit = linesOf('site@.service')

it('the unit runs the standalone build on its port, and again after a failure', () => {
  expect(unit).toEqual(
    expect.arrayContaining([
      'EnvironmentFile=/etc/site.env',
      'Environment=NODE_ENV=production HOSTNAME=localhost PORT=%i',
      'WorkingDirectory=/srv/site/current',
      'ExecStart=/usr/bin/node --dns-result-order=ipv4first server.js',
      'Restart=always',
      'RestartSec=1',
      'TimeoutStopSec=20',
      'WantedBy=multi-user.target',
    ]),
  )
})

it('the unit is unprivileged and writes only beside its build', () => {
  const rights =
    /^(?:User|ReadWritePaths|Capability|Lock|NoNew|Private|Protect|Restrict|SystemCall|UMask)\w*=/
  expect(unit.filter((line) => rights.test(line) && !line.startsWith('Restart'))).toEqual([
    'User=site',
    'ReadWritePaths=-/srv/site/current/.next/server',
    'CapabilityBoundingSet=',
    'LockPersonality=yes',
    'NoNewPrivileges=yes',
    'PrivateDevices=yes',
    'PrivateTmp=yes',
    ...[
      'Clock',
      'ControlGroups',
      'Home',
      'Hostname',
      'KernelLogs',
      'KernelModules',
      'KernelTunables',
    ].map((what) => `Protect${what}=yes`),
    'ProtectSystem=strict',
    'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK',
    'RestrictNamespaces=yes',
    'RestrictRealtime=yes',
    'RestrictSUIDSGID=yes',
    'SystemCallArchitectures=native',
    'UMask=0077',
  ])
})

it('the site keeps idle connections longer than nginx, which closes its own after a minute', () => {
  const [, milliseconds] = /KEEP_ALIVE_TIMEOUT=(\d+)/.exec(unit.join('\n')) ?? []
  expect(Number(milliseconds)).toBe(65_000)
})

it('logs are kept as long as the privacy policy says', () => {
  expect(unit).toContain('LogNamespace=site')
  expect(linesOf('journald@site.conf')).toContain('MaxRetentionSec=30day')
  expect(read('content/pages/privacy-policy.en.json')).toContain(
    'Thirty days, page speeds included',
  )
})

it('the nightly units run every check at three, also after a night that was missed', () => {
  expect(linesOf('nightly.service')).toEqual(
    expect.arrayContaining([
      'Type=oneshot',
      'ExecStartPre=/usr/bin/git pull --ff-only',
      'ExecStart=/usr/bin/npm run test:nightly',
      'TimeoutStartSec=6h',
    ]),
  )
  expect(linesOf('nightly.timer')).toEqual(
    expect.arrayContaining(['OnCalendar=03:00', 'Persistent=true', 'WantedBy=timers.target']),
  )
})

it('hosted Supabase calls the endpoint of webhooks with the token, while a request is due', () => {
  const sql = read('deploy/outbox.sql')
  const [, path = ''] = /url := 'https:\/\/www\.example\.com(\/[\w/]+)'/.exec(sql) ?? []
  expect(endpoints).toContain(path)
  expect(path).toBe('/api/outbox')
  const [stored, used] = [/create_secret\('<token>', '(\w+)'\)/, /where name = '(\w+)'/].map(
    (name) => name.exec(sql)?.[1],
  )
  expect(stored).toBe('forwarder_token')
  expect(used).toBe(stored)
  expect(sql).toContain("'authorization', 'Bearer ' ||")
  expect(sql).toContain("cron.schedule('outbox', '30 seconds',")
  expect(sql).toContain("where status = 'waiting' and next_try <= now()")
})
