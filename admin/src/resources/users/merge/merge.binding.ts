import { recordVerb, type Binding } from '../../../data/binding.ts';
import {
  UsersDuplicatesDocument,
  UsersMergeDocument,
  UsersMergePreviewDocument,
  type UsersDuplicatesQuery,
  type UsersMergeMutationVariables,
  type UsersMergePreviewQuery,
} from './merge.generated.ts';

type Pair = UsersDuplicatesQuery['duplicateUsers'][number];
export type DuplicatePair = Pair & { readonly id: string };
export type MergeCount = UsersMergePreviewQuery['mergePreview'][number] & { readonly id: string };

/** Pairs of accounts that may be of one person; a new one of these is a merger. */
export const duplicateUsersBinding = {
  list: () => ({
    query: UsersDuplicatesDocument,
    variables: {},
    parseResponse: ({ data }) => {
      const pairs: readonly Pair[] = data.duplicateUsers;
      const items = pairs.map((pair) => ({ ...pair, id: `${pair.oneId} ${pair.otherId}` }));
      return { data: items, total: items.length };
    },
  }),
  create: recordVerb(
    UsersMergeDocument,
    (merger: UsersMergeMutationVariables) => merger,
    ({ mergeUsers }) => mergeUsers,
  ),
} satisfies Binding;

/** What a merger would move, end or leave. */
export const mergePreviewBinding = {
  list: ({ filter = {} }) => ({
    query: UsersMergePreviewDocument,
    variables: { keepId: filter['keepId'], goneId: filter['goneId'] },
    parseResponse: ({ data }) => {
      const counts: UsersMergePreviewQuery['mergePreview'] = data.mergePreview;
      const items = counts.map((each) => ({ ...each, id: each.part }));
      return { data: items, total: items.length };
    },
  }),
} satisfies Binding;
