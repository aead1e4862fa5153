-- Loaded by `supabase db reset`. Empty on purpose: content lives in Sanity.
select 1;
