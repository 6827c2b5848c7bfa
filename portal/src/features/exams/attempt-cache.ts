import type { ApolloCache } from '@apollo/client';

/** What ending an attempt needs to know of it. */
export interface EndingAttempt {
  readonly _id: string;
  readonly exam: { readonly _id: string };
}

/** Lets every screen know at once that the exam has no open attempt any more. */
export function forgetOpenAttempt(cache: ApolloCache<unknown>, examId: string): void {
  const id = cache.identify({ __typename: 'StudentExam', _id: examId });
  if (id) cache.modify({ id, fields: { openAttemptId: () => null } });
}
