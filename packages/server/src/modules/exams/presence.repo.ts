import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement, given } from '../../platform/statement.ts';
import { sessions } from '../identity/identity.table.ts';
import { overByLaw } from './attempt-clock.repo.ts';
import type { Leaving } from './attempt-clock.rules.ts';
import type { AttemptStatus } from './attempt.rules.ts';
import { attemptEvents } from './attempt-questions.table.ts';
import { message } from './attempts.repo.ts';
import { examAttempts } from './exams.table.ts';

const now = given('now', 'timestamptz');
const state = given('state', 'text');
const session = sql`(select ${sessions._id} from ${sessions} where ${sessions.tokenHash} = ${given('tokenHash', 'text')})`;

/** The attempt as it was, and what its page said last. */
const before = sql`
  select ${examAttempts._id} as id, ${examAttempts.leftAt} as left_at, ${overByLaw(now)} as over,
    ${examAttempts.status} = 'OPEN' and not ${overByLaw(now)} as goes_on,
    ${examAttempts.seenAt} + interval '25 seconds' < ${now} as was_away,
    (select ${attemptEvents.kind} from ${attemptEvents} where ${attemptEvents.attemptId} = ${examAttempts._id} order by ${attemptEvents.at} desc, ${attemptEvents._id} desc limit 1) as last
  from ${examAttempts}
  where ${examAttempts._id} = ${given('attemptId', 'text')} and ${examAttempts.userId} = ${given('userId', 'text')}
  for update`;

/**
 * A page that says how it is has been heard of; one that comes back was not left. That it is hidden says
 * nothing of the kind: a browser hides a page when it closes it, too.
 */
const noted = sql`
  update ${examAttempts}
  set seen_at = ${now}, session_id = coalesce(${session}, ${examAttempts.sessionId}),
    left_at = case ${state} when 'HERE' then null when 'HIDDEN' then ${examAttempts.leftAt} else coalesce(${examAttempts.leftAt}, ${now}) end,
    left_by = case ${state} when 'HERE' then null when 'HIDDEN' then ${examAttempts.leftBy} else coalesce(${examAttempts.leftBy}, ${state}) end
  from before
  where ${examAttempts._id} = before.id and before.goes_on
  returning ${examAttempts.seenAt} as seen_at, ${examAttempts.leftAt} as left_at, ${examAttempts.leftBy} as left_by`;

/** What is new is evidence; that the page is there still is not. */
const event = sql`
  insert into ${attemptEvents} (id, attempt_id, at, kind, detail)
  select ${given('eventId', 'text')}, before.id, ${now},
    case when ${state} = 'HERE' then 'CAME_BACK' else ${state} end, ${given('detail', 'jsonb')}
  from before
  where before.goes_on and case ${state}
    when 'HERE' then before.left_at is not null or before.was_away or before.last = 'HIDDEN'
    when 'HIDDEN' then before.last is distinct from 'HIDDEN'
    else before.left_at is null
  end`;

/** What the page has just changed, or what stands there where it changed nothing. */
const asNoted = (column: 'seenAt' | 'leftAt' | 'leftBy') =>
  sql`case when exists (select 1 from noted) then (select ${sql.raw({ seenAt: 'seen_at', leftAt: 'left_at', leftBy: 'left_by' }[column])} from noted) else ${examAttempts[column]} end`;

const note = defineStatement('exam_presence', (db) =>
  db
    .with(
      db.$with('before', {}).as(before),
      db.$with('noted', {}).as(noted),
      db.$with('event', {}).as(event),
    )
    .select({
      over: sql<boolean>`(select over from before)`,
      status: examAttempts.status,
      dueAt: examAttempts.dueAt,
      leavingFails: examAttempts.leavingFails,
      graceSeconds: examAttempts.graceSeconds,
      connectionGraceSeconds: examAttempts.connectionGraceSeconds,
      seenAt: sql<string | null>`${asNoted('seenAt')}`.mapWith(examAttempts.seenAt),
      leftAt: sql<string | null>`${asNoted('leftAt')}`.mapWith(examAttempts.leftAt),
      leftBy: sql<Leaving | null>`${asNoted('leftBy')}`,
      // Within another text of SQL, where its columns keep their tables' names.
      message: sql<AttemptClock['message']>`${message}`,
    })
    .from(examAttempts)
    .where(
      sql`${examAttempts._id} = ${given('attemptId', 'text')} and ${examAttempts.userId} = ${given('userId', 'text')}`,
    ),
);

/** What the page of an attempt says of itself. */
export interface Presence {
  readonly attemptId: string;
  readonly state: 'HERE' | 'HIDDEN' | Leaving;
}

/** How an attempt's clock stands. */
export interface AttemptClock {
  readonly status: AttemptStatus;
  readonly dueAt: string | null;
  readonly leavingFails: boolean;
  readonly graceSeconds: number;
  readonly connectionGraceSeconds: number;
  readonly seenAt: string | null;
  readonly leftAt: string | null;
  readonly leftBy: Leaving | null;
  readonly message: { readonly at: string; readonly text: string } | null;
}

/**
 * Notes what the page of the person's attempt says, in one statement.
 * @returns undefined where it is no attempt of theirs; `over`: the law has ended it.
 */
export async function notePresence(
  db: Db,
  presence: Presence,
  stamp: {
    readonly userId: string;
    /** Of the session that says it. */
    readonly tokenHash: string;
    readonly now: string;
    readonly eventId: string;
    readonly detail: string;
  },
): Promise<(AttemptClock & { readonly over: boolean }) | undefined> {
  const [row] = await note.run(db, { ...presence, ...stamp });
  return row;
}
