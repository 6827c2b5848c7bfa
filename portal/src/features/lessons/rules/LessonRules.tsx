import { clockText } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import styles from './LessonRules.module.css';

export interface LessonRulesProps {
  readonly noSkipping: boolean;
  readonly minimumSeenPercent: number | null;
  /** At which seconds something is asked. */
  readonly asksAt: readonly number[];
}

/** What holds for a lesson, said before it is played. */
export function LessonRules({ noSkipping, minimumSeenPercent, asksAt }: LessonRulesProps) {
  const t = useT();
  const { formatPercent } = useFormat();
  const rules: string[] = [];
  if (noSkipping) rules.push(t('learning.player.noSkipping'));
  if (minimumSeenPercent) {
    const share = formatPercent(minimumSeenPercent / 100);
    rules.push(t('learning.player.minimumSeen', { share }));
  }
  if (asksAt.length > 0) {
    const times = asksAt.map(clockText).join(', ');
    rules.push(t('learning.check.rule', { count: asksAt.length, times }));
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
