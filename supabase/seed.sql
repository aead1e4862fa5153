-- `supabase db reset` loads this file. Nothing is needed: a fresh waitlist is empty, and copy and figures live in Sanity.
select 1;
