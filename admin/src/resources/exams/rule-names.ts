import type { MessageId } from '@lampstand/i18n';
import type { AnswerDisclosure } from './exams.generated.ts';

/** When a student reads which answers were right. */
export const disclosureNames = {
  AT_END: 'authoring.exam.shownAtEnd',
  WHEN_PASSED: 'authoring.exam.shownWhenPassed',
  WHEN_NO_ATTEMPTS_LEFT: 'authoring.exam.shownWhenNoAttemptsLeft',
  AFTER_DEADLINE: 'authoring.exam.shownAfterDeadline',
  NEVER: 'authoring.exam.shownNever',
} as const satisfies Readonly<Record<AnswerDisclosure, MessageId>>;

export const disclosureChoices = Object.entries(disclosureNames).map(([id, name]) => ({
  id,
  name,
}));
