import { isDeepStrictEqual } from 'node:util';
import type { Database } from '@lampstand/server/laboratory';
import type { Answer } from './answers.ts';
import type { Seat, Sitting } from './sittings.ts';

/** What a look into the database found, one line each. */
export interface Findings {
  /** What was acknowledged and is not there. */
  readonly lost: string[];
  /** What is there more often than it was asked for. */
  readonly twice: string[];
  /** What does not fit together. */
  readonly torn: string[];
}

export const noFindings = (): Findings => ({ lost: [], twice: [], torn: [] });

/** All of it in one statement: what a dead server had sent may still be under way. */
const look = `
  select a.id, a.status, a.score,
    num_nonnulls(a.finished_at, a.points, a.total_points, a.score, a.passed) as parts,
    (select count(*)::int from audit_entries where entity = 'examAttempt' and entity_id = a.id and action = 'startExamAttempt') as starts,
    (select count(*)::int from audit_entries where entity = 'examAttempt' and entity_id = a.id and action = 'finishExamAttempt') as ends,
    (select count(*)::int from notifications where user_id = a.user_id and link = '/student/exams/' || a.exam_id || '/results/' || a.id) as told,
    (select coalesce(json_object_agg(e.question_id, json_build_object('answer', e.answer, 'sequence', e.sequence,
        'audits', (select count(*) from audit_entries t where t.entity = 'examAnswer' and t.entity_id = a.id and t.after->>'questionId' = e.question_id))), '{}')
      from attempt_questions e where e.attempt_id = a.id and e.sequence > 0) as answers
  from exam_attempts a where a.id = any($1)`;

interface Kept {
  readonly answer: Answer;
  readonly sequence: number;
  readonly audits: number;
}

interface Row {
  readonly id: string;
  readonly status: string;
  readonly score: number | null;
  readonly parts: number;
  readonly starts: number;
  readonly ends: number;
  readonly told: number;
  readonly answers: Readonly<Record<string, Kept>>;
}

/** What belongs to an attempt that stands so; one with an essay has no result before its marks. */
const whole: Readonly<Record<string, { parts: number; ends: number; told: number }>> & {
  readonly OPEN: { parts: number; ends: number; told: number };
} = {
  OPEN: { parts: 0, ends: 0, told: 0 },
  MARKING: { parts: 1, ends: 1, told: 0 },
  FINISHED: { parts: 5, ends: 1, told: 1 },
};

/** Whether the kept answer is the one that was sent. */
const holds = (kept: Answer, sent: Answer): boolean =>
  Object.entries(sent).every(([name, value]) => isDeepStrictEqual(kept[name], value));

/** Whether an attempt stands as its student was told. */
const tells = (row: Row, { status, score }: { readonly status: string; readonly score: number }) =>
  status === 'MARKING' ? row.status === 'MARKING' : row.score === score;

/** Compares attempts with what their students were told. */
export async function verifySittings(
  database: Database,
  sittings: readonly Sitting[],
  { lost, torn, twice }: Findings,
): Promise<void> {
  const ids = sittings.map(({ attemptId }) => attemptId);
  const { rows } = await database.jobs.executeSql(look, [ids]);
  const found = new Map(rows.map((row: Row) => [row.id, row]));
  for (const sitting of sittings) {
    const { attemptId: id } = sitting;
    const row = found.get(id);
    if (!row) {
      if (sitting.started) lost.push(`attempt ${id}`);
      continue;
    }
    for (const [question, { answer, sequence }] of sitting.answers) {
      const kept = row.answers[question];
      const known = kept && kept.sequence >= sequence;
      if (!known || (kept.sequence === sequence && !holds(kept.answer, answer)))
        lost.push(`answer ${question} of ${id}`);
    }
    if (sitting.result && !tells(row, sitting.result)) lost.push(`result of ${id}`);
    const { parts, ends, told } = whole[row.status] ?? whole.OPEN;
    if (row.parts !== parts || row.ends < ends || row.told < told || row.starts < 1)
      torn.push(`attempt ${id}: ${JSON.stringify(row)}`);
    if (row.ends > ends || row.told > told || row.starts > 1)
      twice.push(`attempt ${id}: ${JSON.stringify(row)}`);
    for (const [question, kept] of Object.entries(row.answers)) {
      if (kept.audits < kept.sequence) torn.push(`answer ${question} of ${id}`);
      if (kept.audits > kept.sequence) twice.push(`answer ${question} of ${id}`);
    }
  }
}

const strangers = `
  select id from exam_attempts
  where user_id = any($1) and exam_id = any($2) and started_at >= $3 and not id = any($4)`;

/** Attempts of the students that no browser asked for, since a moment. */
export async function findStrangers(
  database: Database,
  seats: readonly Seat[],
  userIds: readonly string[],
  since: string,
): Promise<string[]> {
  const known = seats.flatMap(({ sittings }) => sittings.map(({ attemptId }) => attemptId));
  const exams = seats.map(({ examId }) => examId);
  const { rows } = await database.jobs.executeSql(strangers, [userIds, exams, since, known]);
  return rows.map(({ id }: { id: string }) => `attempt ${id} that nobody asked for`);
}
