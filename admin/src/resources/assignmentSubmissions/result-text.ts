import type { Translator } from '@lampstand/i18n';
import type { SubmissionRow } from './assignment-submissions.binding.ts';

/** Whether it is complete, where that is asked for and was said. */
export function resultText({ completed }: Pick<SubmissionRow, 'completed'>, t: Translator): string {
  if (completed === null) return '';
  return completed
    ? t('resources.assignmentSubmissions.complete')
    : t('resources.assignmentSubmissions.incomplete');
}
