import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { ExamFacts_ExamFragmentDoc, type ExamFacts_ExamFragment } from './ExamFacts.generated.ts';
import styles from './ExamFacts.module.css';

export interface ExamFactsProps {
  readonly exam: FragmentType<ExamFacts_ExamFragment>;
}

/** The numbers of an exam at a glance. */
export function ExamFacts({ exam }: ExamFactsProps) {
  const t = useT();
  const { formatDuration, formatPercent } = useFormat();
  const { data, complete } = useFragment({ fragment: ExamFacts_ExamFragmentDoc, from: exam });
  if (!complete) return null;
  const facts = [
    t('exam.questions', { count: data.questionCount }),
    t('exam.points', { count: data.totalPoints }),
    t('exam.passMark', { mark: formatPercent(data.passMark / 100) }),
    t('exam.attempts', { used: data.attemptsUsed, allowed: data.allowedAttempts }),
    data.openBook ? t('exam.openBook') : t('exam.closedBook'),
  ];
  if (data.timeLimitMinutes !== null) {
    const duration = formatDuration(data.timeLimitMinutes * 60);
    facts.push(t('learning.exam.timeLimit', { duration }));
  }
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact} className={styles.fact}>
          {fact}
        </li>
      ))}
    </ul>
  );
}
