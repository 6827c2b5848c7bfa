import { DomainError } from '../platform/errors.ts';
import type { Context } from './context.ts';
import { maskUnexpected, unexpectedIn } from './errors.ts';

export const outcomeStatuses = ['DONE', 'UNCHANGED', 'FAILED'] as const;

/** What became of one record of a mutation about many; `reason` is in the language of the request. */
export interface Outcome {
  readonly id: string;
  readonly status: (typeof outcomeStatuses)[number];
  readonly code: string | null;
  readonly reason: string | null;
}

/** One after the other, each id once; no failure, of whatever kind, hides what became of the others. */
export async function eachRecord(
  context: Context,
  ids: readonly string[],
  change: (id: string) => Promise<'DONE' | 'UNCHANGED'>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const id of new Set(ids)) {
    try {
      outcomes.push({ id, status: await change(id), code: null, reason: null });
    } catch (error) {
      outcomes.push({ id, status: 'FAILED', ...refusalOf(context, error) });
    }
  }
  return outcomes;
}

function refusalOf(context: Context, error: unknown): { code: string; reason: string } {
  const masked = maskUnexpected(context.services)(error);
  if (masked instanceof DomainError) {
    const { key, args = {} } = masked.text;
    return { code: masked.code, reason: context.t.dynamic(key, args) };
  }
  return { code: 'INTERNAL', reason: unexpectedIn(context.t, masked).message };
}
