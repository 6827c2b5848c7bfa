import { recordVerb, type Binding } from '../../../data/binding.ts';
import {
  UsersEraseDocument,
  UsersErasurePreviewDocument,
  type UsersEraseMutationVariables,
  type UsersErasurePreviewQuery,
} from './erase.generated.ts';

type Count = UsersErasurePreviewQuery['erasurePreview'][number];
export type ErasureCount = Count & { readonly id: string };

/** What erasing somebody would take away and leave; a new one of these is an erasure. */
export const erasuresBinding = {
  list: ({ filter = {} }) => ({
    query: UsersErasurePreviewDocument,
    variables: { userId: filter['userId'] },
    parseResponse: ({ data }) => {
      const counts: readonly Count[] = data.erasurePreview;
      const items = counts.map((each) => ({ ...each, id: `${each.part} ${each.fate}` }));
      return { data: items, total: items.length };
    },
  }),
  create: recordVerb(
    UsersEraseDocument,
    (erasure: UsersEraseMutationVariables) => erasure,
    ({ eraseUser }) => eraseUser,
  ),
} satisfies Binding;
