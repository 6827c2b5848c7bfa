import { clockText } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { VisuallyHidden } from '@lampstand/ui';
import styles from './CheckMarks.module.css';

export interface CheckMarksProps {
  /** Seconds. */
  readonly at: readonly number[];
  readonly duration: number;
}

/** Where along its bar a recording asks something. */
export function CheckMarks({ at, duration }: CheckMarksProps) {
  const t = useT();
  const within = at.filter((second) => second < duration);
  if (within.length === 0) return null;
  return (
    <>
      <VisuallyHidden>
        {t('learning.check.marks', { times: within.map(clockText).join(', ') })}
      </VisuallyHidden>
      {within.map((second) => (
        <span
          key={second}
          className={styles.mark}
          aria-hidden="true"
          // The bar begins and ends 8 px within its frame.
          style={{ insetInlineStart: `calc(8px + (100% - 16px) * ${second / duration})` }}
        />
      ))}
    </>
  );
}
