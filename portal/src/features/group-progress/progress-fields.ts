import type { TableView } from '../../shared/tables/table-view.rules.ts';

/** By what a group's progress is sorted. */
export const progressFields = ['name', 'completedLessons', 'seenPercent', 'lastSeenAt'] as const;

export type SortField = (typeof progressFields)[number];
export type ProgressView = TableView<SortField>;
