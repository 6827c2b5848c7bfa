import type { MessageId } from '@lampstand/i18n';
import type { CategoryKind } from './categories.generated.ts';

export const kindNames = {
  COURSE: 'resources.categories.kindCourse',
  DOCUMENT: 'resources.categories.kindDocument',
  NEWS: 'resources.categories.kindNews',
} as const satisfies Readonly<Record<CategoryKind, MessageId>>;

export const kindChoices = Object.entries(kindNames).map(([id, name]) => ({ id, name }));
