import type { TableView } from '../../../shared/tables/table-view.rules.ts';

/** By what a grade book is sorted. */
export const bookFields = ['name', 'score'] as const;

export type BookField = (typeof bookFields)[number];
export type BookView = TableView<BookField>;
