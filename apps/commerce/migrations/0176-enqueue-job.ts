import { type Kysely, sql } from 'kysely'

/**
 * Does what `graphile_worker.add_job` does for one job with a known task and an object as its payload, by the index of
 * the key. A delayed job needs no notification, and an unhurried one gets none. [decision 110]
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create function enqueue_job(task text, job_payload json, most_attempts int, job_key text, due_at timestamptz,
        preserves_due_time boolean, wakes_worker boolean) returns bigint language plpgsql as $$
      declare
        known_task int;
        job_id bigint;
      begin
        select id into known_task from graphile_worker._private_tasks where identifier = task;
        if known_task is null then
          select id into job_id from graphile_worker.add_job(task, job_payload, max_attempts := most_attempts,
            job_key := enqueue_job.job_key, run_at := due_at,
            job_key_mode := case when preserves_due_time then 'preserve_run_at' else 'replace' end);
          return job_id;
        end if;
        if job_key is not null then
          -- A running or dead job keeps its row without the key.
          update graphile_worker._private_jobs as job set key = null, attempts = job.max_attempts, updated_at = now()
            where job.key = job_key and job.is_available is not true;
        end if;
        insert into graphile_worker._private_jobs as job (task_id, payload, run_at, max_attempts, key, priority)
          values (known_task, coalesce(job_payload, '{}'::json), coalesce(due_at, now()), most_attempts, job_key, 0)
          on conflict (key) do update set
            job_queue_id = excluded.job_queue_id, task_id = excluded.task_id, payload = excluded.payload,
            max_attempts = excluded.max_attempts,
            run_at = case when preserves_due_time and job.attempts = 0 then job.run_at else excluded.run_at end,
            priority = excluded.priority, revision = job.revision + 1, flags = excluded.flags, attempts = 0,
            last_error = null, updated_at = now()
          where job.locked_at is null
          returning id into job_id;
        if wakes_worker and coalesce(due_at, now()) <= now() then
          perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
        end if;
        return job_id;
      end $$;
    `)
    .execute(db)
}
