import type { MessageId } from '@lampstand/i18n';
import type { AssignmentRecord } from './assignment-form.ts';

export const kindNames = {
  GRADED: 'resources.assignments.kindGraded',
  COMPLETION: 'resources.assignments.kindCompletion',
} as const satisfies Readonly<Record<AssignmentRecord['kind'], MessageId>>;

export const kindChoices = Object.entries(kindNames).map(([id, name]) => ({ id, name }));
