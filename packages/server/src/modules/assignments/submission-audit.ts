import type { SubmissionRow } from './assignments.table.ts';

/** A submission as the audit keeps it: how much the student wrote, not what. */
export const audited = ({ text, ...row }: SubmissionRow) => ({ ...row, textLength: text.length });
