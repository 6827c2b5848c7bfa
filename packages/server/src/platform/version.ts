import { DomainError } from './errors.ts';

/**
 * Refuses a change that was made on an older state of the record: nobody overwrites another person's
 * work unseen.
 * @throws DomainError NOT_FOUND when there is no such record, CONFLICT when it changed since.
 */
export function sameVersion<Row extends { readonly version: number }>(
  row: Row | undefined,
  version: number,
): Row {
  if (!row) throw new DomainError('NOT_FOUND', 'errors.notFound');
  if (row.version !== version) throw new DomainError('CONFLICT', 'errors.conflict');
  return row;
}
