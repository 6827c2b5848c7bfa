import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { breaksReference, breaksUnique } from '../../platform/pg-errors.ts';
import { sameVersion } from '../../platform/version.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { endsAfterStart } from '../groups/index.ts';
import { type Term, termsList } from './terms.list.ts';
import { mayEditTerms } from './terms.policy.ts';
import { deleteTerm, insertTerm, lockTerm, saveTerm } from './terms.repo.ts';
import type { TermInput } from './terms.rules.ts';
import type { TermRow } from './terms.table.ts';

const whole = { regions: 'all', relations: new Set<string>() } as const;

/** The terms, filtered, sorted, one page. */
export function listTerms(
  context: Context,
  request: Omit<ListRequest, 'regions' | 'relations'>,
): Promise<List<Term>> {
  return termsList.read(context.db, { ...request, ...whole });
}

/** One term. @throws DomainError NOT_FOUND. */
export async function readTerm(context: Context, id: string): Promise<Term> {
  const term = await termsList.one(context.db, id, whole);
  if (!term) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return term;
}

/** Adds a term. @throws DomainError FORBIDDEN, INVALID with the fields. */
export async function createTerm(context: Context, input: TermInput): Promise<string> {
  const viewer = editor(context);
  refuseWrongDays(input);
  return write(context, 'createTerm', async ({ db, now, audit }) => {
    const row: TermRow = {
      ...input,
      _id: newId(),
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: viewer._id,
      updatedBy: viewer._id,
    };
    await withUniqueName(() => insertTerm(db, row));
    audit({ entity: 'term', entityId: row._id, after: row });
    return row._id;
  });
}

/**
 * Changes a term; what is offered in it keeps its own days.
 * @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT on an older version, INVALID with the fields.
 */
export async function updateTerm(
  context: Context,
  id: string,
  version: number,
  input: TermInput,
): Promise<void> {
  const viewer = editor(context);
  refuseWrongDays(input);
  await write(context, 'updateTerm', async ({ db, now, audit }) => {
    const before = sameVersion(await lockTerm(db, id), version);
    const after: TermRow = {
      ...before,
      ...input,
      version: version + 1,
      updatedAt: now,
      updatedBy: viewer._id,
    };
    await withUniqueName(() => saveTerm(db, after));
    audit({ entity: 'term', entityId: id, before, after });
  });
}

/** Removes a term in which nothing is offered. @throws DomainError NOT_FOUND, FORBIDDEN, CONFLICT. */
export async function removeTerm(context: Context, id: string): Promise<Term> {
  editor(context);
  const term = await readTerm(context, id);
  await write(context, 'removeTerm', async ({ db, audit }) => {
    const before = await lockTerm(db, id);
    if (!before) throw new DomainError('NOT_FOUND', 'errors.notFound');
    try {
      await deleteTerm(db, id);
    } catch (error) {
      if (breaksReference(error)) throw new DomainError('CONFLICT', 'errors.inUse');
      throw error;
    }
    audit({ entity: 'term', entityId: id, before });
  });
  return term;
}

function editor(context: Context): Viewer {
  const viewer = signedIn(context);
  if (!mayEditTerms(viewer)) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  return viewer;
}

function refuseWrongDays(input: TermInput): void {
  if (endsAfterStart(input)) return;
  throw new DomainError('INVALID', 'errors.invalid', { endsOn: 'errors.group.endsBeforeStart' });
}

async function withUniqueName(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (!breaksUnique(error, 'terms_name_key')) throw error;
    throw new DomainError('INVALID', 'errors.invalid', { name: 'errors.mustBeUnique' });
  }
}
