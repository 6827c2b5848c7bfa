import type { Role } from '@lampstand/access';
import type { MessageId } from '@lampstand/i18n';
import type { MemberRole } from '../groups/groups.table.ts';
import type { RowFate } from './imports.rules.ts';

/** A cell whose value the import would put in the place of another one. */
export interface CellChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string;
}

/** Columns of an account that a file may set. */
export interface AccountColumns {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly locale?: string;
  readonly location?: string | null;
  readonly gradYear?: number | null;
  readonly gradLocation?: string | null;
}

/** What a line adds besides; nothing is ever taken away. */
export interface Places {
  readonly regionIds: readonly string[];
  readonly members: readonly { readonly groupId: string; readonly role: MemberRole }[];
  readonly regionRoles: readonly { readonly regionId: string; readonly role: Role }[];
}

/** What would become of one line. */
export interface RowPlan {
  readonly line: number;
  readonly fate: RowFate;
  readonly errors: Readonly<Record<string, MessageId>>;
  readonly changes: readonly CellChange[];
  readonly email: string;
  /** The account that there is, as it is now. */
  readonly userId: string | null;
  readonly version: number | null;
  readonly columns: AccountColumns;
  /** The same columns before. */
  readonly before: AccountColumns;
  readonly places: Places;
}

/** One line of a file as texts by field. */
export interface ReadRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

export const NO_PLACES: Places = { regionIds: [], members: [], regionRoles: [] };

/** A line that changes nothing. */
export const idle = (
  { line, cells }: ReadRow,
  fate: 'SAME' | 'REFUSED',
  errors: RowPlan['errors'] = {},
): RowPlan => ({
  line,
  fate,
  errors,
  changes: [],
  email: cells['email']?.toLowerCase() ?? '',
  userId: null,
  version: null,
  columns: {},
  before: {},
  places: NO_PLACES,
});

/** Addresses that stand in more than one line. */
export function repeatedEmails(rows: readonly ReadRow[]): ReadonlySet<string> {
  const byEmail = Map.groupBy(rows, ({ cells }) => cells['email']?.toLowerCase() ?? '');
  return new Set([...byEmail].flatMap(([email, own]) => (own.length > 1 ? [email] : [])));
}
