import type { Translator } from '@lampstand/i18n';
import type { RequestsQuery } from './Requests.generated.ts';

type Request = RequestsQuery['myRequests'][number];

export const statusLooks = {
  NEW: { name: 'person.requests.statusNew', tone: 'info' },
  IN_WORK: { name: 'person.requests.statusInWork', tone: 'info' },
  DONE: { name: 'person.requests.statusDone', tone: 'success' },
  REFUSED: { name: 'person.requests.statusRefused', tone: 'warning' },
} as const satisfies Readonly<Record<Request['status'], object>>;

/** What was answered to a question, as people read it. */
export function answerWords(
  { kind, value }: Request['values'][number],
  t: Translator,
  formatDate: (date: string) => string,
): string {
  if (value === null) return t('person.requests.notAnswered');
  if (kind === 'DATE') return formatDate(value);
  if (kind === 'YES_NO') return t(value === 'YES' ? 'common.yes' : 'common.no');
  return value;
}
