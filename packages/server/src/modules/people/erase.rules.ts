import { DomainError } from '../../platform/errors.ts';

/** An account as far as an erasure is decided by it. */
interface Erasable {
  readonly _id: string;
  readonly email: string;
  readonly erasedAt: string | null;
  readonly mergedIntoId: string | null;
}

/**
 * Who may be erased by whom.
 * @param others superadmins who could still sign in without this person.
 * @throws DomainError FORBIDDEN for oneself and for the last superadmin, CONFLICT for an account that
 *   was erased, or that is part of another one.
 */
export function refuseErasure(person: Erasable, viewerId: string, others: number): void {
  if (person.erasedAt !== null) throw new DomainError('CONFLICT', 'errors.people.erased');
  if (person.mergedIntoId !== null) throw new DomainError('CONFLICT', 'errors.people.merged');
  if (person._id === viewerId) throw new DomainError('FORBIDDEN', 'errors.people.eraseSelf');
  if (others === 0) throw new DomainError('FORBIDDEN', 'errors.people.lastSuperadmin');
}

/**
 * Checks what was typed to confirm an erasure.
 * @param traces the addresses and names by which the person is known.
 * @throws DomainError INVALID at `confirmation` or `reason`.
 */
export function checkConfirmed(
  person: Erasable,
  typed: { readonly confirmation: string; readonly reason: string },
  traces: readonly string[],
): void {
  if (typed.confirmation.trim().toLowerCase() !== person.email) {
    throw new DomainError('INVALID', 'errors.invalid', {
      confirmation: 'errors.people.otherEmail',
    });
  }
  const reason = typed.reason.toLowerCase();
  if (traces.some((trace) => reason.includes(trace.toLowerCase()))) {
    throw new DomainError('INVALID', 'errors.invalid', { reason: 'errors.people.reasonNames' });
  }
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|-]/g, String.raw`\$&`);

const inHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

/**
 * Patterns of PostgreSQL that find traces of a person in texts, and in JSON, where nothing else than
 * the inside of a string may be found. An address is only found whole: `anna@x.example` is not part of
 * `joanna@x.example`.
 */
export const patternsOf = (traces: readonly string[]) => ({
  texts: patternOf(traces.flatMap((trace) => [trace, inHtml(trace), inJson(trace)])),
  copies: patternOf(traces.map(inJson)),
});

function patternOf(written: readonly string[]): string {
  const kinds = [...new Set(written)]
    .toSorted((a, b) => b.length - a.length)
    .map((trace) =>
      trace.includes('@')
        ? String.raw`(?:(?<![a-z0-9._+-])|(?<=\\[nrt]))${escaped(trace)}(?![a-z0-9_-]|\.[a-z0-9])`
        : escaped(trace),
    );
  return kinds.join('|');
}
