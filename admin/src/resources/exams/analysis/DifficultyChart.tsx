import { useFormat, useT } from '@lampstand/i18n/react';
import type { AnalysedQuestion } from './item-analysis.binding.ts';
import styles from './ItemAnalysis.module.css';

/** The share of its points that each question gave, as bars; the table below says the same in numbers. */
export function DifficultyChart({
  questions,
}: {
  readonly questions: readonly AnalysedQuestion[];
}) {
  const t = useT();
  const { formatNumber, formatPercent } = useFormat();
  return (
    <figure className={styles.chart}>
      <figcaption>{t('authoring.exam.difficultyChart')}</figcaption>
      <div aria-hidden="true" className={styles.bars}>
        {questions.map(({ id, position, difficulty }) => (
          <div key={id} className={styles.column}>
            <span className={styles.share}>{formatPercent(difficulty)}</span>
            <span className={styles.track}>
              <span className={styles.bar} style={{ blockSize: `${difficulty * 100}%` }} />
            </span>
            <span className={styles.number}>{formatNumber(position)}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}
