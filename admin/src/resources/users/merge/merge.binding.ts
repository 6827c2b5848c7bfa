import { recordVerb, type Binding } from '../../../data/binding.ts';
import {
  UsersDuplicatesDocument,
  UsersMergeDocument,
  UsersMergePreviewDocument,
  UsersMergersDocument,
  UsersMergersStayingDocument,
  UsersUndoMergerDocument,
  type UsersDuplicatesQuery,
  type UsersMergeMutationVariables,
  type UsersMergePreviewQuery,
  type UsersMergersQuery,
  type UsersMergersStayingQuery,
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

export type UserMerger = UsersMergersQuery['userMergers'][number];
export type MergerStaying = UsersMergersStayingQuery['userMergers'][number];

/** Mergers of an account that can still be undone; a new one of these undoes one. */
export const userMergersBinding = {
  list: ({ filter = {} }) => ({
    query: UsersMergersDocument,
    variables: { userId: filter['userId'] },
    parseResponse: ({ data }) => ({ data: data.userMergers, total: data.userMergers.length }),
  }),
  create: recordVerb(
    UsersUndoMergerDocument,
    (merger: { readonly id: string }) => merger,
    ({ undoMerger }) => undoMerger,
  ),
} satisfies Binding;

/** What would stay with the kept account, for whoever is about to undo a merger. */
export const mergerStaysBinding = {
  list: ({ filter = {} }) => ({
    query: UsersMergersStayingDocument,
    variables: { userId: filter['userId'] },
    parseResponse: ({ data }) => ({ data: data.userMergers, total: data.userMergers.length }),
  }),
} satisfies Binding;
