import { createFormat } from '@lampstand/i18n';
import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { sameVersion } from '../../platform/version.ts';
import { isOwn, reaches } from '../../platform/viewer.ts';
import { noteGradeChange } from '../grades/index.ts';
import { notify } from '../notifications/index.ts';
import { attemptsLeft, attemptsLeftAt } from './attempt.rules.ts';
import { lockAttempt } from './attempts.repo.ts';
import { isHeldBack, isThrough, showsAnswers, type Standing } from './disclosure.rules.ts';
import { changeableResults, mayReadExams, maySeeAnswers, resultRegions } from './exams.policy.ts';
import { rightBlankIds } from './marking.rules.ts';
import { contentIn } from './question-text.rules.ts';
import { leadsLoader } from './leaders.repo.ts';
import { correctedNotification } from './result-notification.ts';
import { type ExamResult, resultsList } from './results.list.ts';
import { findResult, saveCorrection, wholeResultLoader } from './results.repo.ts';
import { explainScore, type ScoreStep } from './score-explanation.rules.ts';
import { correctScore, type ExamResultInput } from './results.rules.ts';
import { ownExamLoader } from './student-exams.repo.ts';
import { termsOf } from './student-exams.service.ts';

/** Results of the regions that the member of staff looks after, filtered, sorted, one page. */
export function listResults(
  context: Context,
  request: Omit<ListRequest, 'regions'>,
): Promise<List<ExamResult>> {
  return resultsList.read(context.db, {
    ...request,
    regions: resultRegions(signedIn(context)),
  });
}

/**
 * One result: the person's own, or of a region the person looks after.
 * @throws DomainError NOT_FOUND alike for one that is not there, not over and not theirs.
 */
export async function readResult(
  context: Context,
  id: string,
  asked: ReadonlySet<string> = new Set(),
): Promise<ExamResult> {
  const viewer = signedIn(context);
  const reader = { userId: viewer._id, regions: resultRegions(viewer) };
  const result = await findResult(context.db, id, reader, asked);
  if (!result) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return result;
}

/** One relation of a result: as it was read with it, else loaded in one batch for all. */
export function relationOf<Value>(
  context: Context,
  result: ExamResult,
  relation: (result: ExamResult) => Value | undefined,
): Value | Promise<Value> {
  const known = relation(result);
  return known === undefined ? loadRelation(context, result._id, relation) : known;
}

async function loadRelation<Value>(
  context: Context,
  resultId: string,
  relation: (result: ExamResult) => Value | undefined,
): Promise<Value> {
  const whole = await wholeResultLoader.load(context, resultId);
  const loaded = whole && relation(whole);
  if (loaded === undefined) throw new Error(`Result ${resultId} could not be read`);
  return loaded;
}

/**
 * Questions with the given and the correct answers. Empty for the student who is sitting the same
 * exam again: correct answers never reach a browser before the attempt ends. What is right, and what
 * each question earned, which tells the same, is shown to the student as the exam says; whoever looks
 * after a group and is yet to sit the exam reads it as little.
 */
export async function readAnswers(context: Context, result: ExamResult) {
  const { sittingAgain, questions, disclosure, examId, ...locales } = await relationOf(
    context,
    result,
    (one) => one.answers,
  );
  const viewer = signedIn(context);
  // Nobody reads their own as staff: a facilitator may study too.
  const staff =
    viewer._id !== result.userId &&
    (reaches(resultRegions(viewer), result.regionId) ||
      (await leadsLoader.load(context, result._id)) === true);
  if (!maySeeAnswers(viewer, { ...result, leads: staff, sittingAgain })) return [];
  const keyShown = staff
    ? mayReadExams(viewer) || !(await isYetToSit(context, examId))
    : tellsStudent(context, result, disclosure);
  const wanted = { locale: locales.locale, fallback: locales.examLocale };
  return questions.map(({ content, partIds, key, earned, ...question }) => ({
    ...question,
    ...contentIn(content, wanted, partIds),
    partial: key.partial,
    // What who marks looks for is no answer.
    correct: keyShown ? { ...key, guidance: staff ? key.guidance : null } : null,
    rightBlankIds: keyShown ? rightBlankIds(key, question.given) : null,
    // A person has marked an essay, and a person marks it still.
    earned:
      earned === null || !(keyShown || (staff && question.kind === 'ESSAY')) ? null : earned / 100,
  }));
}

type Disclosure = NonNullable<ExamResult['answers']>['disclosure'];

const standingOf = (context: Context, { passed, ...disclosure }: Disclosure): Standing => ({
  passed,
  attemptsLeft: attemptsLeftAt(disclosure.attemptsLeft, context.services.clock.now()),
});

function tellsStudent(context: Context, result: ExamResult, disclosure: Disclosure): boolean {
  // A test run is not counted: its key is for those who keep the exam.
  if (result.mode === 'TEST') return mayReadExams(signedIn(context));
  const { shown, others } = disclosure;
  const standing = standingOf(context, disclosure);
  return showsAnswers(shown, result, standing, others, context.services.clock.now());
}

/** Whether the person studies the exam too, has not passed it, and may still sit it. */
async function isYetToSit(context: Context, examId: string): Promise<boolean> {
  const exam = await ownExamLoader.load(context, examId);
  if (!exam) return false;
  const { allowedAttempts } = termsOf(context, exam).conditions;
  return !isThrough({ ...exam, attemptsLeft: attemptsLeft({ ...exam, allowedAttempts }) });
}

/** Whether of a practice not even the score is told yet. */
export async function isResultHeld(context: Context, result: ExamResult): Promise<boolean> {
  if (result.mode !== 'PRACTICE') return false;
  const { disclosure } = await relationOf(context, result, (one) => one.answers);
  return isHeldBack(result.mode, standingOf(context, disclosure));
}

export type ResultAnswer = Awaited<ReturnType<typeof readAnswers>>[number];

/** How a score came about, told in the language of the reader. */
export function explanationOf(context: Context, result: ExamResult, passMark: number) {
  const { formatNumber, formatPercent } = createFormat({ locale: context.locale });
  const written = (value: ScoreStep['value']) => {
    if (value === null) return '';
    if ('percent' in value) return formatPercent(value.percent / 100);
    return `${formatNumber(value.points)} / ${formatNumber(value.of)}`;
  };
  return explainScore(result, passMark).map(({ key, args, value }) => ({
    text: context.t.dynamic(key, args),
    value: written(value),
  }));
}

/**
 * Puts another score in the place of a result's, keeps the one before the first correction, and tells
 * the student.
 * @throws DomainError NOT_FOUND, FORBIDDEN (no admin of its region, or the own result), CONFLICT on
 *   an older version, INVALID with the field `score` where it is the same.
 */
export async function correctExamResult(
  context: Context,
  id: string,
  version: number,
  input: ExamResultInput,
): Promise<void> {
  const viewer = signedIn(context);
  const { userId, regionId } = await readResult(context, id);
  if (!reaches(changeableResults(viewer), regionId)) {
    throw new DomainError('FORBIDDEN', 'errors.forbidden');
  }
  if (isOwn(viewer, userId)) throw new DomainError('FORBIDDEN', 'errors.exam.ownResult');
  await write(context, 'correctExamResult', async (work) => {
    const locked = await lockAttempt(work.db, id);
    if (!locked) throw new DomainError('NOT_FOUND', 'errors.notFound');
    const { attempt, passMark, title, locale } = locked;
    const before = sameVersion(attempt, version);
    const change = {
      ...correctScore(before, input.score, passMark),
      correctedAt: work.now,
      correctedBy: viewer._id,
      correctionReason: input.reason,
      version: version + 1,
    };
    await saveCorrection(work.db, id, change);
    work.audit({ entity: 'examAttempt', entityId: id, before, after: { ...before, ...change } });
    await noteGradeChange(work, {
      subjectKind: 'EXAM_ATTEMPT',
      subjectId: id,
      userId: before.userId,
      courseId: before.courseId,
      groupId: before.groupId,
      regionId: before.regionId,
      title,
      before: before.score,
      after: change.score,
      reason: input.reason,
      changedBy: viewer._id,
    });
    const scores = { before: before.score ?? 0, score: change.score };
    const student = { ...before, locale, title };
    notify(work, correctedNotification(context.services.translators, student, scores));
  });
}
