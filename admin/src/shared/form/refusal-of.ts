import { HttpError } from 'react-admin';
import type { SubmitAnswer } from '@lampstand/ui';

/** What a form shows of a failed save: each problem on its field, or else one message. */
export function refusalOf(error: unknown): SubmitAnswer {
  const fields = error instanceof HttpError ? error.body?.errors : undefined;
  if (fields) return { fields };
  return { message: error instanceof Error ? error.message : String(error) };
}
