import { useT } from '@lampstand/i18n/react';
import { Button, ButtonLink } from '@lampstand/ui';
import { stepAfter, stepBefore, stepSearch, type AttemptStep } from './attempt-step.rules.ts';
import styles from './StepButtons.module.css';

export interface StepButtonsProps {
  readonly step: AttemptStep;
  /** How many questions there are. */
  readonly total: number;
  readonly onFinish: () => void;
}

/** One step back, one step on; at the end the finish. */
export function StepButtons({ step, total, onFinish }: StepButtonsProps) {
  const t = useT();
  const before = stepBefore(step, total);
  const after = stepAfter(step, total);
  return (
    <div className={styles.buttons}>
      {before && (
        <ButtonLink variant="outlined" to={stepSearch(before)}>
          {t('common.previous')}
        </ButtonLink>
      )}
      <span className={styles.gap} />
      {after ? (
        <ButtonLink to={stepSearch(after)}>
          {after === 'review' ? t('exam.review') : t('common.next')}
        </ButtonLink>
      ) : (
        <Button onClick={onFinish}>{t('exam.finish')}</Button>
      )}
    </div>
  );
}
