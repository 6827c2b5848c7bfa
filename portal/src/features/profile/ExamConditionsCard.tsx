import { useQuery } from '@apollo/client/react';
import type { Format, Translator } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import {
  ExamConditionsDocument,
  type ExamConditionsQuery,
} from './ExamConditionsCard.generated.ts';

/** What applies to the person in exams; nothing where they sit them as everybody does. */
export function ExamConditionsCard() {
  const t = useT();
  const format = useFormat();
  const { data } = useQuery(ExamConditionsDocument);
  const conditions = data?.myAccommodation;
  if (!conditions) return null;
  return (
    <Card title={t('person.conditions.title')}>
      <p>{t('person.conditions.intro')}</p>
      <ul>
        {wordsOf(conditions, t, format).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {conditions.validUntil !== null && (
        <p>{t('person.conditions.until', { date: format.formatDate(conditions.validUntil) })}</p>
      )}
    </Card>
  );
}

type Conditions = NonNullable<ExamConditionsQuery['myAccommodation']>;

/** One line for each condition that differs from everybody's. */
function wordsOf(own: Conditions, t: Translator, { formatDuration }: Format): string[] {
  const share = own.timeFactorPercent / 100;
  return [
    share > 1 && t('person.conditions.time', { share }),
    own.breakMinutes > 0 && t('person.conditions.breaks', { minutes: own.breakMinutes }),
    own.extraAttempts > 0 && t('person.conditions.attempts', { count: own.extraAttempts }),
    own.noLeaveRule && t('person.conditions.noLeaveRule'),
    own.graceSeconds !== null &&
      t('person.conditions.grace', { duration: formatDuration(own.graceSeconds) }),
    own.largerType && t('person.conditions.largerType'),
    own.readAloud && t('person.conditions.readAloud'),
  ].filter((words) => words !== false);
}
