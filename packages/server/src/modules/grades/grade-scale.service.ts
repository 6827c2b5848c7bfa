import { defaultScale, type GradeBand } from '@lampstand/grades';
import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { insertScale, lockScale, saveScale, storedScale } from './grade-scale.repo.ts';
import { checkScale, type GradeScaleInput, GradeScaleInputSchema } from './grade-scale.rules.ts';
import { mayChangeScale } from './grades.policy.ts';
import { type GradeScaleRow, SCALE_ID } from './grades.table.ts';

/** The scale in force; version 0 as long as nobody has saved one. */
export interface GradeScale {
  readonly _id: string;
  readonly version: number;
  readonly bands: readonly GradeBand[];
}

export async function readScale(context: Context): Promise<GradeScale> {
  const [stored] = await storedScale.run(context.db);
  return stored ?? { _id: SCALE_ID, version: 0, bands: defaultScale };
}

/**
 * Saves the scale. Grades have other letters at once; transcripts that were issued keep theirs.
 * @throws DomainError FORBIDDEN, INVALID with its fields, CONFLICT on an older version.
 */
export async function updateScale(
  context: Context,
  version: number,
  input: GradeScaleInput,
): Promise<GradeScale> {
  const viewer = signedIn(context);
  if (!mayChangeScale(viewer)) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  checkScale(input);
  return write(context, 'updateGradeScale', async ({ db, now, audit }) => {
    const before = await lockScale(db);
    if ((before?.version ?? 0) !== version) throw new DomainError('CONFLICT', 'errors.conflict');
    const after: GradeScaleRow = {
      ...GradeScaleInputSchema.parse(input),
      _id: SCALE_ID,
      version: version + 1,
      createdAt: before?.createdAt ?? now,
      createdBy: before?.createdBy ?? viewer._id,
      updatedAt: now,
      updatedBy: viewer._id,
    };
    if (before) await saveScale(db, after);
    else if (!(await insertScale(db, after))) throw new DomainError('CONFLICT', 'errors.conflict');
    audit({ entity: 'gradeScale', entityId: SCALE_ID, before: before ?? null, after });
    return after;
  });
}
