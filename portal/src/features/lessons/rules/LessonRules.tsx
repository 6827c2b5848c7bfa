import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import styles from './LessonRules.module.css';

export interface LessonRulesProps {
  readonly noSkipping: boolean;
  readonly minimumSeenPercent: number | null;
}

/** What holds for a lesson, said before it is played. */
export function LessonRules({ noSkipping, minimumSeenPercent }: LessonRulesProps) {
  const t = useT();
  const { formatPercent } = useFormat();
  const rules: string[] = [];
  if (noSkipping) rules.push(t('learning.player.noSkipping'));
  if (minimumSeenPercent) {
    const share = formatPercent(minimumSeenPercent / 100);
    rules.push(t('learning.player.minimumSeen', { share }));
  }
  if (rules.length === 0) return null;
  return (
    <Alert title={t('learning.player.rules')}>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Alert>
  );
}
