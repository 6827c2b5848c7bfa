import type { Binding } from '../data/binding.ts';
import { PermissionsAnswerDocument, PermissionsListDocument } from './permissions.generated.ts';

/** All rules in one page: they are filtered where they are shown. */
export const permissionsBinding = {
  list: () => ({
    query: PermissionsListDocument,
    variables: {},
    parseResponse: ({ data }) => ({
      data: data.permissionRules,
      total: data.permissionRules.length,
    }),
  }),
} satisfies Binding;

/** The answer to one question as a list of one, so that react-admin's cache and errors serve it. */
export const permissionAnswersBinding = {
  list: ({ filter }) => ({
    query: PermissionsAnswerDocument,
    variables: { ...filter },
    parseResponse: ({ data }) => ({
      data: [{ id: 'answer', ...data.permissionAnswer }],
      total: 1,
    }),
  }),
} satisfies Binding;
