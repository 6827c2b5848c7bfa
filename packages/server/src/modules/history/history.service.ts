import { z } from 'zod';
import { type Context, signedIn } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { holds } from '../../platform/viewer.ts';
import type { HistorySource, OpenRecord } from '../audit/index.ts';
import { auditOf, auditRow } from './history.repo.ts';
import {
  broughtBack,
  type Change,
  changesOf,
  idsIn,
  inOrder,
  isSame,
  onlyKnown,
  valuesIn,
} from './history.rules.ts';
import { type HistoryResource, historySources } from './history.sources.ts';

const MAX_PER_PAGE = 100;

type Known = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * What happened to a record, with the values before and after, as far as the person may see them.
 * @throws DomainError as reading the record, INVALID for a page that is too long.
 */
export async function recordHistory(
  context: Context,
  resource: HistoryResource,
  id: string,
  page: { readonly page: number; readonly perPage: number },
) {
  const { source, record } = await openRecord(context, resource, id);
  if (page.page < 1 || page.perPage < 1 || page.perPage > MAX_PER_PAGE) {
    throw new DomainError('INVALID', { key: 'errors.tooLarge', args: { max: MAX_PER_PAGE } });
  }
  const { items, total } = await auditOf(context.db, source.entity, id, page);
  const told = items.map(({ before, after, ...entry }) => ({
    ...entry,
    changes: changesOf(source, before, after),
  }));
  const known = await knownIn(
    context,
    source,
    told.flatMap(({ changes }) => changes),
  );
  return {
    total,
    version: record.version,
    items: told.map(({ changes, ...entry }) => ({
      ...entry,
      changes: changes.flatMap((change) => shown(source, record, cut(change, known))),
    })),
  };
}

export type RecordHistory = Awaited<ReturnType<typeof recordHistory>>;

/**
 * Puts back what one entry of the history changed, by the record's own update: its rules, its
 * policy, its version and its audit. Other fields stay as they are, and it can be undone the same way.
 * @returns the record's new version.
 * @throws DomainError as the update, CONFLICT where there is nothing left to put back.
 */
export async function restoreRecord(
  context: Context,
  resource: HistoryResource,
  id: string,
  version: number,
  entryId: string,
): Promise<number> {
  const { source, record } = await openRecord(context, resource, id);
  if (!record.editable) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  if (record.version !== version) throw new DomainError('CONFLICT', 'errors.conflict');
  const row = await auditRow(context.db, source.entity, id, entryId);
  if (!row) throw new DomainError('NOT_FOUND', 'errors.notFound');
  const changes = changesOf(source, row.before, row.after);
  const known = await knownIn(context, source, changes);
  const wanted = changes
    .flatMap((change) => shown(source, record, cut(change, known)))
    .filter(({ restorable }) => restorable)
    .map(({ field }) => field);
  if (wanted.length === 0) throw new DomainError('CONFLICT', 'errors.records.nothingToRestore');
  const former = valuesIn(row.before) ?? {};
  const values = Object.fromEntries(
    wanted.map((field) => {
      const some = known.get(field);
      const value = source.tell ? inOrder(source, field, former[field]) : former[field];
      return [field, some ? broughtBack(value, record.values[field], some) : value];
    }),
  );
  const inside = { ...context, actor: { ...context.actor, restoredFrom: entryId } };
  try {
    await record.save(inside, version, { ...record.values, ...values });
  } catch (error) {
    // What was right once may not be any more: a rule has changed since.
    if (error instanceof z.ZodError) throw invalid(error);
    throw error;
  }
  return (await source.open(context, id)).version;
}

async function openRecord(context: Context, resource: HistoryResource, id: string) {
  const source = historySources[resource];
  if (!holds(signedIn(context), source.role)) {
    throw new DomainError('FORBIDDEN', 'errors.forbidden');
  }
  return { source, record: await source.open(context, id) };
}

/** Which of the records that the changes name the person may know of, by field. */
async function knownIn(
  context: Context,
  source: HistorySource,
  changes: readonly Change[],
): Promise<Known> {
  const known = new Map<string, ReadonlySet<string>>();
  for (const [field, read] of Object.entries(source.known ?? {})) {
    const ids = changes
      .filter((change) => change.field === field)
      .flatMap(({ before, after }) => [...idsIn(before), ...idsIn(after)]);
    if (ids.length > 0) known.set(field, await read(context, [...new Set(ids)]));
  }
  return known;
}

function cut(change: Change, known: Known): Change {
  const some = known.get(change.field);
  if (!some) return change;
  return {
    ...change,
    before: onlyKnown(change.before, some),
    after: onlyKnown(change.after, some),
  };
}

/** A change as it is told; nothing where all of it is about what the person may not know of. */
function shown(source: HistorySource, record: OpenRecord, { known: former, ...change }: Change) {
  if (isSame(change.before, change.after)) return [];
  const kept = source.kept.has(change.field);
  const present = inOrder(source, change.field, record.values[change.field]);
  const differs = !isSame(change.before, present);
  return [{ ...change, kept, restorable: former && record.editable && !kept && differs }];
}

function invalid(error: z.ZodError): DomainError {
  const fields = error.issues.map(({ path }) => [path.join('.'), 'errors.invalidValue'] as const);
  return new DomainError('INVALID', 'errors.invalid', Object.fromEntries(fields));
}
