import { useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import type { ExamResultPageQuery } from '../ExamResultPage.generated.ts';
import styles from './ScoreSteps.module.css';

export interface ScoreStepsProps {
  readonly steps: ExamResultPageQuery['examResult']['explanation'];
}

/** How a score came about: each rule with the number that it made, in the person's own language. */
export function ScoreSteps({ steps }: ScoreStepsProps) {
  const t = useT();
  return (
    <Card title={t('learning.result.howScore')}>
      <dl className={styles.steps}>
        {steps.map(({ text, value }) => (
          <div key={text} className={styles.step}>
            <dt>{text}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
