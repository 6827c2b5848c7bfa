import type { Role } from '@lampstand/access';
import type { Context } from '../../graphql/context.ts';

/** A record of which somebody reads the history. */
export interface OpenRecord {
  readonly version: number;
  /** Whether this person may change it. */
  readonly editable: boolean;
  /** What is stored now, as a form would send it. */
  readonly values: Readonly<Record<string, unknown>>;
  /**
   * Saves other values by the record's own update, with its rules, policy and audit.
   * @throws DomainError as the update does, INVALID where values are no longer valid.
   */
  save(context: Context, version: number, values: Readonly<Record<string, unknown>>): Promise<void>;
}

/** What the history of one kind of record tells, and how a former state of it is brought back. */
export interface HistorySource {
  /** What the audit calls the record. */
  readonly entity: string;
  /** The role without which nobody reads such records; `open` cuts to those of the person. */
  readonly role: Role;
  /** What is told, in this order; anything else in an audit row stays there. */
  readonly fields: readonly string[];
  /** Fields whose former values nobody puts back with a click. */
  readonly kept: ReadonlySet<string>;
  /** The same value in the same words, where its order or a part of it means nothing. */
  readonly tell?: (field: string, value: unknown) => unknown;
  /** By field: which of the records that it names the person may know of. */
  readonly known?: Readonly<
    Record<string, (context: Context, ids: readonly string[]) => Promise<ReadonlySet<string>>>
  >;
  /** @throws DomainError NOT_FOUND, FORBIDDEN as reading the record does. */
  open(context: Context, id: string): Promise<OpenRecord>;
}
