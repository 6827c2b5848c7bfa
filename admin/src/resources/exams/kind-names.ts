import type { MessageId } from '@lampstand/i18n';
import type { QuestionKind } from './exams.generated.ts';

const kindNames = {
  SINGLE_CHOICE: 'resources.exams.kindSingleChoice',
  TRUE_FALSE: 'resources.exams.kindTrueFalse',
} as const satisfies Readonly<Record<QuestionKind, MessageId>>;

export const kindChoices = Object.entries(kindNames).map(([id, name]) => ({ id, name }));
