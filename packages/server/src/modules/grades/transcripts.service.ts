import { randomInt } from 'node:crypto';
import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { courseGrade } from './course-grade.rules.ts';
import { transcriptRegions } from './grades.policy.ts';
import type { TranscriptRow } from './grades.table.ts';
import { CODE_ALPHABET, codeOf, RANDOM_CHARACTERS } from './transcript-code.rules.ts';
import { readDesign } from './transcript-design.service.ts';
import { hasCompleted, transcriptOf } from './transcript.rules.ts';
import type { TranscriptGrades } from './transcript.types.ts';
import { type IssuedTranscript, transcriptsList } from './transcripts.list.ts';
import {
  findIssued,
  findOwnTranscripts,
  findTranscript,
  insertTranscript,
  lockTranscript,
  type RawTranscript,
  type Reader,
  saveRevocation,
} from './transcripts.repo.ts';

/** A person's grades, term by term, as they are now. */
export interface Transcript extends TranscriptGrades {
  readonly student: RawTranscript['student'];
}

const readerOf = (viewer: Viewer): Reader => ({
  userId: viewer._id,
  regions: transcriptRegions(viewer),
});

const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');

/**
 * The transcript of a person as it would be issued now: one's own, or that of somebody whom one looks
 * after as an admin.
 * @throws DomainError NOT_FOUND.
 */
export async function readTranscript(
  context: Context,
  userId: string | null | undefined,
): Promise<Transcript> {
  const viewer = signedIn(context);
  const now = context.services.clock.now().toISOString();
  const asked = { userId: userId ?? viewer._id, now };
  const raw = await findTranscript(context.db, readerOf(viewer), asked);
  if (!raw) throw notFound();
  const { scale, courses, student } = raw;
  const grades = courses.map((course) => courseGrade(course, scale, now));
  return { student, ...transcriptOf(grades, scale) };
}

const newCode = (): string =>
  codeOf(Array.from({ length: RANDOM_CHARACTERS }, () => randomInt(CODE_ALPHABET.length)));

/**
 * Writes a transcript down as it is now, with a code by which anybody can check it.
 * @returns what was issued; the same call sent again issues nothing more.
 * @throws DomainError NOT_FOUND, CONFLICT where the id belongs to another one, INVALID where no
 *   course is complete.
 */
export async function issueTranscript(
  context: Context,
  {
    _id,
    userId,
    locale,
  }: { readonly _id: string; readonly userId?: string | null | undefined; readonly locale: string },
): Promise<IssuedTranscript> {
  const viewer = signedIn(context);
  const known = await findIssued(context.db, readerOf(viewer), _id);
  if (known) {
    const same = known.userId === (userId ?? viewer._id) && known.issuedBy === viewer._id;
    if (!same) throw new DomainError('CONFLICT', 'errors.conflict');
    return told(context, _id);
  }
  const { student, ...grades } = await readTranscript(context, userId);
  if (!hasCompleted(grades)) {
    throw new DomainError('INVALID', 'errors.grades.nothingCompleted');
  }
  const { blocks, letterhead, sealFileId } = await readDesign(context);
  const { name, contactAddress } = context.services.site.current();
  await write(context, 'issueTranscript', async ({ db, now, audit }) => {
    const row: TranscriptRow = {
      _id,
      version: 1,
      code: newCode(),
      userId: student._id,
      locale,
      snapshot: {
        ...grades,
        design: { blocks, letterhead },
        studentName: student.fullName,
        organisation: name,
        address: contactAddress,
      },
      sealFileId,
      issuedAt: now,
      issuedBy: viewer._id,
      revokedAt: null,
      revokedBy: null,
      revokeReason: null,
    };
    if (!(await insertTranscript(db, row))) throw new DomainError('CONFLICT', 'errors.conflict');
    const { snapshot: _snapshot, code: _code, ...noted } = row;
    audit({ entity: 'transcript', entityId: _id, after: noted });
  });
  return told(context, _id);
}

/** What was issued just now, by whoever may issue it. */
async function told(context: Context, id: string): Promise<IssuedTranscript> {
  const found = await transcriptsList.one(context.db, id, { regions: 'all', relations: new Set() });
  if (!found) throw notFound();
  return found;
}

/**
 * Says that a transcript holds no more: whoever asks by its code is told so. It cannot be undone.
 * @throws DomainError NOT_FOUND, CONFLICT on an older version or one that was revoked before.
 */
export async function revokeTranscript(
  context: Context,
  id: string,
  version: number,
  reason: string,
): Promise<void> {
  const viewer = signedIn(context);
  const regions = transcriptRegions(viewer);
  const readable = await transcriptsList.one(context.db, id, { regions, relations: new Set() });
  if (!readable) throw notFound();
  await write(context, 'revokeTranscript', async ({ db, now, audit }) => {
    const before = await lockTranscript(db, id);
    if (!before) throw notFound();
    if (before.version !== version || before.revokedAt !== null) {
      throw new DomainError('CONFLICT', 'errors.conflict');
    }
    const change = {
      version: version + 1,
      revokedAt: now,
      revokedBy: viewer._id,
      revokeReason: reason,
    };
    await saveRevocation(db, id, change);
    audit({
      entity: 'transcript',
      entityId: id,
      before: { revokedAt: null, revokeReason: null },
      after: change,
    });
  });
}

/** What was issued to the person. */
export const listOwnTranscripts = (context: Context): Promise<IssuedTranscript[]> =>
  findOwnTranscripts(context.db, signedIn(context)._id);

/** What was issued to the people whom the person looks after as an admin. */
export const listTranscripts = (
  context: Context,
  request: Omit<ListRequest, 'regions' | 'relations'>,
): Promise<List<IssuedTranscript>> =>
  transcriptsList.read(context.db, {
    ...request,
    regions: transcriptRegions(signedIn(context)),
    relations: new Set(),
  });

/** One of them. @throws DomainError NOT_FOUND. */
export async function readIssued(context: Context, id: string): Promise<IssuedTranscript> {
  const regions = transcriptRegions(signedIn(context));
  const found = await transcriptsList.one(context.db, id, { regions, relations: new Set() });
  if (!found) throw notFound();
  return found;
}
