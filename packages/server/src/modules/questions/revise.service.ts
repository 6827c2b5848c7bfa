import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '../../platform/errors.ts';
import { breaksReference } from '../../platform/pg-errors.ts';
import { sameVersion } from '../../platform/version.ts';
import type { Work } from '../../platform/work.ts';
import type { QuestionInput } from './question-input.rules.ts';
import { inputOf } from './question-normal.rules.ts';
import { type QuestionDraft, readyQuestion, titleOf } from './question.rules.ts';
import { courseOfPool } from './question-pools.repo.ts';
import { courseLocaleOf, lockQuestion, newestVersion, saveQuestion } from './questions.repo.ts';
import type { QuestionRow, QuestionVersionRow } from './questions.table.ts';

/** Which question is changed, as it was read. */
interface Revised {
  readonly _id: string;
  /** Of the record; left out where it is told which version of the question was read. */
  readonly version?: number | undefined;
  /** The newest version as it was read: what the question says alone is changed, pool and archive stay. */
  readonly readVersionId?: string | undefined;
}

/**
 * Changes a question. What it says becomes a further version where it says something else than before.
 * @param path stands before the names of the fields that are wrong.
 * @returns the newest version's id.
 * @throws DomainError NOT_FOUND, CONFLICT on an older version or where the question says something else
 * than was read, INVALID with its fields.
 */
export async function reviseQuestion(
  work: Work,
  { _id, version, readVersionId }: Revised,
  input: QuestionInput,
  { by, path = '' }: { readonly by: string; readonly path?: string },
): Promise<string> {
  const { db, now, audit } = work;
  const row = await lockQuestion(db, _id);
  const before = sameVersion(row, version ?? row?.version ?? 0);
  const said = await newestVersion(db, _id);
  if (!said) throw new Error(`Question ${_id} has no version`);
  if (readVersionId && readVersionId !== said._id) {
    throw new DomainError('CONFLICT', 'errors.questions.revised');
  }
  refuseMoved(before, input, path);
  const locale = await courseLocaleOf(db, before.courseId);
  const draft = readyQuestion(input, locale ?? '', path);
  const { poolId, archived } = readVersionId ? before : input;
  await checkPool(work, { courseId: input.courseId, poolId }, path);
  const changed = !sameDraft(said, draft);
  if (readVersionId && !changed) return said._id;
  const after: QuestionRow = {
    ...before,
    version: before.version + 1,
    updatedAt: now,
    updatedBy: by,
    poolId: poolId ?? null,
    archived: archived ?? before.archived,
    title: titleOf(draft.content, locale ?? ''),
    latest: before.latest + (changed ? 1 : 0),
  };
  const versionId = await saved(() => saveQuestion(db, after, changed ? draft : null), path);
  audit({
    entity: 'question',
    entityId: _id,
    before: { ...before, ...inputOf(said.content, said.key) },
    after: { ...after, ...inputOf(draft.content, draft.key) },
  });
  return versionId ?? said._id;
}

const sameDraft = (said: QuestionVersionRow, draft: QuestionDraft): boolean =>
  isDeepStrictEqual(said.content, draft.content) && isDeepStrictEqual(said.key, draft.key);

/** A pool of the question's own course. @throws DomainError INVALID. */
export async function checkPool(
  { db }: Pick<Work, 'db'>,
  { courseId, poolId }: Pick<QuestionInput, 'courseId' | 'poolId'>,
  path = '',
): Promise<void> {
  if (!poolId) return;
  const ofPool = await courseOfPool(db, poolId);
  if (ofPool === courseId) return;
  throw new DomainError('INVALID', 'errors.invalid', {
    [`${path}poolId`]:
      ofPool === undefined ? 'errors.invalidValue' : 'errors.questions.poolOfOtherCourse',
  });
}

function refuseMoved(before: QuestionRow, input: QuestionInput, path: string): void {
  const moved = (['courseId', 'kind'] as const).filter((field) => before[field] !== input[field]);
  if (moved.length === 0) return;
  throw new DomainError(
    'INVALID',
    'errors.invalid',
    Object.fromEntries(
      moved.map((field) => [`${path}${field}`, 'errors.questions.stays' as const]),
    ),
  );
}

/** A pool that went a moment ago. */
async function saved<T>(save: () => Promise<T>, path: string): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!breaksReference(error)) throw error;
    throw new DomainError('INVALID', 'errors.invalid', {
      [`${path}poolId`]: 'errors.invalidValue',
    });
  }
}
