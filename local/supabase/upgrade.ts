import {UserError} from '../user-error.ts'
import type {Queries} from './database.ts'

// Delete this file at 1.0.0, with its call in schema.ts and tests/integration/upgrade: no data folder is that old then.

/** Migrations that the baseline has replaced: a database with the rows of one of them can be brought to the baseline. */
export const replaced = ['20261126130000', '20261128000000']

const keepRows = `
  do $$
  declare
    kept record;
  begin
    for kept in
      select oid, relname from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    loop
      execute format('create temporary table %I on commit drop as table %s', 'old_' || kept.relname, kept.oid::regclass);
      execute format('drop table %s cascade', kept.oid::regclass);
    end loop;
    for kept in select oid from pg_proc where pronamespace = 'public'::regnamespace loop
      execute format('drop function %s cascade', kept.oid::regprocedure);
    end loop;
    drop schema private cascade;
    delete from supabase_migrations.schema_migrations;
  end
  $$
`

// In the order in which the baseline creates the tables, so that a row comes after those that it refers to. Columns and
// tables that the baseline lacks are left behind. Triggers would log each row and send each request again.
const restoreRows = `
  do $$
  declare
    restored record;
    columns text;
  begin
    for restored in
      select oid::regclass as name, 'old_' || relname as old from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and to_regclass('pg_temp.old_' || relname) is not null
      order by oid
    loop
      select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
      where attrelid = restored.name and attnum > 0 and attgenerated = ''
        and attname in (select attname from pg_attribute where attrelid = to_regclass('pg_temp.' || restored.old));
      execute format('alter table %s disable trigger user', restored.name);
      execute format('delete from %s', restored.name);
      execute format(
        'insert into %s (%s) overriding system value select %2$s from pg_temp.%I', restored.name, columns, restored.old
      );
      execute format('alter table %s enable trigger user', restored.name);
    end loop;
  end
  $$;

  select setval('public.audit_log_id_seq', (select coalesce(max(id), 0) + 1 from public.audit_log), false);
  select setval('public.outbox_id_seq', (select coalesce(max(id), 0) + 1 from public.outbox), false);
`

/** Brings a database of the replaced migrations to the baseline, with its rows. */
export async function rebuild(
  queries: Queries,
  baseline: string,
  applied: ReadonlySet<string>,
): Promise<void> {
  if (!replaced.some((version) => applied.has(version))) {
    throw new UserError(
      `The database lacks migration ${replaced[0]}. Start the version of the site that has it once.`,
    )
  }
  await queries.exec(keepRows)
  await queries.exec(baseline)
  await queries.exec(restoreRows)
}
