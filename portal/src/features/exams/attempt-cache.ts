import type { ApolloCache } from '@apollo/client';

/** What ending an attempt needs to know of it. */
export interface EndingAttempt {
  readonly _id: string;
  readonly mode: 'EXAM' | 'PRACTICE' | 'TEST';
  readonly exam: { readonly _id: string };
}

/** Lets every screen know at once that the exam has no open attempt, or practice, any more. */
export function forgetOpenAttempt(
  cache: ApolloCache<unknown>,
  { exam, mode }: EndingAttempt,
): void {
  const id = cache.identify({ __typename: 'StudentExam', _id: exam._id });
  const field = mode === 'PRACTICE' ? 'openPracticeId' : 'openAttemptId';
  if (id) cache.modify({ id, fields: { [field]: () => null } });
}
