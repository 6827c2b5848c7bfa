import { type Context, signedIn, write } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Work } from '../../platform/work.ts';
import { noteGradeChange } from '../grades/index.ts';
import { notify } from '../notifications/index.ts';
import { saveMarks, updateAttempt } from './attempts.repo.ts';
import { mayChangeExams } from './exams.policy.ts';
import { findKey, findSat, holdSat, type SatQuestion, wasRegraded } from './regrade.repo.ts';
import { type Regrade, regrade } from './regrade.rules.ts';
import { correctedNotification } from './result-notification.ts';

/** A question, and the version whose key marks it. */
interface Which {
  readonly questionId: string;
  readonly versionId: string;
}

type Marked = SatQuestion & { readonly again: Regrade };

function allow(context: Context): string {
  const viewer = signedIn(context);
  if (!mayChangeExams(viewer)) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  return viewer._id;
}

/** Every sitting of the question, marked by that version's key. @throws DomainError NOT_FOUND. */
async function markAgain(db: Db, which: Which): Promise<Marked[]> {
  const key = await findKey(db, which);
  if (!key) throw new DomainError('NOT_FOUND', 'errors.notFound');
  const sat = await findSat(db, which.questionId);
  return sat.map((each) => ({ ...each, again: regrade(each, key) }));
}

/** What marking would change, for who decides it. */
function told(marked: readonly Marked[]) {
  const changed = marked.flatMap(({ attempt, student, again }) => {
    if (!again.outcome) return [];
    const { score, passed } = again.outcome;
    const before = attempt.score ?? 0;
    const passedBefore = attempt.passed === true;
    if (before === score && passedBefore === passed) return [];
    return [
      { attemptId: attempt._id, student, before, after: score, passedBefore, passedAfter: passed },
    ];
  });
  return {
    attempts: marked.length,
    changed,
    toPass: changed.filter((each) => !each.passedBefore && each.passedAfter).length,
    toFail: changed.filter((each) => each.passedBefore && !each.passedAfter).length,
  };
}

export type RegradePreview = ReturnType<typeof told>;

/** Who would have another score by that version's key; nothing is written. @throws DomainError. */
export async function previewRegrade(context: Context, which: Which): Promise<RegradePreview> {
  allow(context);
  return told(await markAgain(context.db, which));
}

/**
 * Marks every sitting that asked the question, in whatever version, by that version's key. Scores that
 * somebody corrected stay; students whose score changes are told. The browser makes the id: sent twice
 * it is done once.
 * @throws DomainError FORBIDDEN, NOT_FOUND.
 */
export async function regradeQuestion(
  context: Context,
  id: string,
  which: Which,
  reason: string,
): Promise<RegradePreview> {
  const by = allow(context);
  return write(context, 'regradeQuestion', async (work) => {
    await holdSat(work.db, which.questionId);
    const marked = await markAgain(work.db, which);
    const preview = told(marked);
    work.audit({
      entity: 'regrade',
      entityId: id,
      after: { ...which, reason, attempts: preview.attempts, changed: preview.changed.length },
    });
    if (await wasRegraded(work.db, id)) return preview;
    for (const each of marked) await save(context, work, each, { ...which, reason, by });
    return preview;
  });
}

async function save(
  context: Context,
  work: Work,
  { again, ...sat }: Marked,
  { versionId, reason, by }: Which & { readonly reason: string; readonly by: string },
): Promise<void> {
  const { attempt, position, title, locale } = sat;
  if (again.earned === null) return;
  const marks = [{ position, earned: again.earned, versionId }];
  if (!again.outcome) return saveMarks(work.db, attempt._id, marks);
  const change = { ...again.outcome, version: attempt.version + 1 };
  await updateAttempt(work.db, attempt._id, change, marks);
  work.audit({ entity: 'examAttempt', entityId: attempt._id, before: attempt, after: change });
  const before = attempt.score ?? 0;
  const { score } = again.outcome;
  if (before === score) return;
  const student = { ...attempt, locale, title };
  const { translators } = context.services;
  notify(work, correctedNotification(translators, student, { before, score }));
  const { userId, courseId, groupId, regionId } = attempt;
  await noteGradeChange(work, {
    subjectKind: 'EXAM_ATTEMPT',
    subjectId: attempt._id,
    userId,
    courseId,
    groupId,
    regionId,
    title,
    before,
    after: score,
    reason,
    changedBy: by,
  });
}
