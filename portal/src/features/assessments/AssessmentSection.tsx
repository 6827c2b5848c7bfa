import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import type { AssessmentState } from '../../shared/work/assessment.rules.ts';
import type { Assessment } from './assessment-list.rules.ts';
import { AssessmentRow } from './AssessmentRow.tsx';
import styles from './AssessmentRow.module.css';
import { stateWords } from './state-words.ts';

/** What a passing score that comes late counts as at most (specification §9). */
const LATE_CAP = 0.7;

export interface AssessmentSectionProps {
  readonly state: AssessmentState;
  readonly items: readonly Assessment[];
  /** Milliseconds. */
  readonly now: number;
}

/** Everything that stands the same way; nothing where there is none. */
export function AssessmentSection({ state, items, now }: AssessmentSectionProps) {
  const t = useT();
  const { formatPercent } = useFormat();
  if (items.length === 0) return null;
  return (
    <Card title={stateWords(state, t)} flush>
      {state === 'LATE' && (
        <p className={styles.hint}>
          {t('work.overview.lateHint', { cap: formatPercent(LATE_CAP) })}
        </p>
      )}
      <ul className={styles.rows}>
        {items.map((item) => (
          <AssessmentRow key={item._id} item={item} now={now} />
        ))}
      </ul>
    </Card>
  );
}
