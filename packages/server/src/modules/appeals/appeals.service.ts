import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { inPerson } from '../identity/index.ts';
import { tellReaders } from './appeal-notifications.ts';
import {
  type AppealSubjectKind,
  type Evidence,
  findSubject,
  type Subject,
  subjectOf,
} from './appeal-subjects.ts';
import { type Appeal, appealsList, type OwnAppeal } from './appeals.list.ts';
import { actingOf, appealRegions } from './appeals.policy.ts';
import { appealsOfPerson, findAppeal, insertAppeal, lastAppeal } from './appeals.repo.ts';
import { appealableUntil, checkOpening, type Choices, choicesOf } from './appeals.rules.ts';
import type { AppealRow } from './appeals.table.ts';

const nowOf = (context: Context): string => context.services.clock.now().toISOString();

const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');

/** What the signed-in person appealed against, newest first. */
export const listOwnAppeals = (context: Context): Promise<OwnAppeal[]> =>
  appealsOfPerson(context.db, signedIn(context)._id);

/** What the student of a decision may do about it. */
export interface AppealState {
  /** The last appeal against it that was not withdrawn. */
  readonly appeal: OwnAppeal | null;
  /** Until when one can be made; null where none can. */
  readonly openUntil: string | null;
}

/** @throws DomainError NOT_FOUND alike for what is not there and what is somebody else's. */
export async function appealStateOf(
  context: Context,
  kind: AppealSubjectKind,
  id: string,
): Promise<AppealState> {
  const { resultAt, ownerId } = await ownSubject(context, kind, id);
  const appeal = await lastAppeal(context.db, kind, { subjectId: id, userId: ownerId });
  const now = nowOf(context);
  return {
    appeal: appeal ?? null,
    openUntil:
      resultAt !== null && isOpenable(resultAt, now, appeal) ? appealableUntil(resultAt) : null,
  };
}

function isOpenable(resultAt: string, now: string, earlier: AppealRow | undefined): boolean {
  try {
    checkOpening(resultAt, now, earlier);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

async function ownSubject(context: Context, kind: AppealSubjectKind, id: string): Promise<Subject> {
  const userId = signedIn(context)._id;
  const about = { subjectId: id, userId };
  const subject = await subjectOf(kind).load(context.db, about, nowOf(context));
  if (subject?.ownerId !== userId) throw notFound();
  return subject;
}

/**
 * Asks that a decision be looked at again. The browser makes the id, so a repeated call answers the
 * same appeal.
 * @throws DomainError NOT_FOUND (not theirs), INVALID (nothing to appeal against), CONFLICT (too late,
 *   one waits, one was declined, or the id is of something else).
 */
export async function openAppeal(
  context: Context,
  sent: Pick<AppealRow, '_id' | 'subjectKind' | 'subjectId' | 'reason'>,
): Promise<OwnAppeal> {
  const viewer = inPerson(context);
  const { _id, subjectKind, subjectId, reason } = sent;
  const made = await findAppeal(context.db, _id);
  if (made) return repeated(made, viewer._id, sent);
  const { resultAt, ownerId: userId, ...about } = await ownSubject(context, subjectKind, subjectId);
  if (resultAt === null) throw new DomainError('INVALID', 'errors.appeals.notPossible');
  return write(context, 'openAppeal', async (work) => {
    const { db, now, audit } = work;
    checkOpening(resultAt, now, await lastAppeal(db, subjectKind, { subjectId, userId }));
    const row: AppealRow = {
      ...about,
      _id,
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: viewer._id,
      updatedBy: viewer._id,
      subjectKind,
      subjectId,
      userId,
      reason,
      status: 'OPEN',
      firstReaderId: null,
      opinion: null,
      minutes: null,
      score: null,
      answer: null,
      decidedBy: null,
      decidedAt: null,
    };
    if (!(await insertAppeal(db, row))) throw new DomainError('CONFLICT', 'errors.appeals.waiting');
    audit({ entity: 'appeal', entityId: _id, after: row });
    await tellReaders(work, context.services.translators, row, 'opened', [userId]);
    return row;
  });
}

function repeated(
  made: AppealRow,
  viewerId: string,
  sent: Pick<AppealRow, 'subjectKind' | 'subjectId'>,
): OwnAppeal {
  if (made.userId !== viewerId) throw notFound();
  if (made.subjectKind !== sent.subjectKind || made.subjectId !== sent.subjectId) {
    throw new DomainError('CONFLICT', 'errors.conflict');
  }
  return made;
}

const readerOf = (context: Context) => {
  const viewer = signedIn(context);
  const regions = appealRegions(viewer);
  return {
    userId: viewer._id,
    everywhere: regions === 'all',
    regions: regions === 'all' ? [] : regions,
  };
};

/** Appeals of the groups that the person facilitates and the regions that they run, one page. */
export const listAppeals = (
  context: Context,
  { filter, ...request }: Pick<ListRequest, 'filter' | 'sort' | 'page'>,
): Promise<List<Appeal>> =>
  appealsList.read(context.db, {
    ...request,
    filter: { ...filter, readableBy: readerOf(context) },
    regions: 'all',
    relations: new Set(),
  });

/** One of them. @throws DomainError NOT_FOUND alike for one that is not there and one of others. */
export async function readAppeal(context: Context, id: string): Promise<Appeal> {
  const page = { page: 1, perPage: 1 };
  const { items } = await listAppeals(context, { filter: { ids: [id] }, page });
  const [appeal] = items;
  if (!appeal) throw notFound();
  return appeal;
}

/** What the person may do with an appeal that they read. */
export const choicesFor = (context: Context, appeal: Appeal): Choices =>
  choicesOf(appeal, actingOf(signedIn(context), appeal));

/** What happened in what is appealed against, in order. */
export const evidenceOf = async (
  context: Context,
  { subjectKind, ...about }: Pick<Appeal, 'subjectKind' | 'subjectId' | 'userId'>,
): Promise<Evidence[]> => (await findSubject(subjectKind)?.evidence(context.db, about)) ?? [];
