import type { Translator } from '@lampstand/i18n';
import type { RequestAnswerRecordFragment } from './request-answers.generated.ts';

type Answer = RequestAnswerRecordFragment['values'][number];

/** What was answered to a question, as people read it. */
export function answerWords(
  { kind, value }: Answer,
  t: Translator,
  formatDate: (date: string) => string,
): string {
  if (value === null) return t('resources.requestFormAnswers.notAnswered');
  if (kind === 'DATE') return formatDate(value);
  if (kind === 'YES_NO') return t(value === 'YES' ? 'common.yes' : 'common.no');
  return value;
}
