import { builder } from './builder.ts';

export const SortOrder = builder.enumType('SortOrder', { values: ['ASC', 'DESC'] as const });

export const PageInput = builder.inputType('PageInput', {
  fields: (t) => ({
    page: t.int({ required: true }),
    perPage: t.int({ required: true }),
  }),
});
