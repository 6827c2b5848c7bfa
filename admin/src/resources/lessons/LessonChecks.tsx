import { clockText } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import type { LessonRecord } from './lessons.binding.ts';

/** What the recording stops for and asks. */
export function LessonChecks({ lesson }: { readonly lesson: LessonRecord }) {
  const t = useT();
  if (lesson.asked.length === 0) return null;
  return (
    <Card title={t('resources.lessons.fields.checks')}>
      <ul>
        {lesson.asked.map(({ id, atSeconds, questionId, questionTitle }) => (
          <li key={id}>
            {clockText(atSeconds)}{' '}
            <RecordLink resource="questions" id={questionId}>
              {questionTitle}
            </RecordLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
