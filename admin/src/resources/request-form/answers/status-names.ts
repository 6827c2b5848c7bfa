import type { MessageId } from '@lampstand/i18n';
import type { RequestStatus } from './request-answers.generated.ts';

export const statusNames = {
  NEW: 'resources.requestFormAnswers.statusNew',
  IN_WORK: 'resources.requestFormAnswers.statusInWork',
  DONE: 'resources.requestFormAnswers.statusDone',
  REFUSED: 'resources.requestFormAnswers.statusRefused',
} as const satisfies Readonly<Record<RequestStatus, MessageId>>;

export const statusChoices = Object.entries(statusNames).map(([id, name]) => ({ id, name }));

/** What an office may answer with: nothing becomes new again. */
export const replyChoices = statusChoices.filter(({ id }) => id !== 'NEW');
