import { useT } from '@lampstand/i18n/react';
import styles from './KeyboardHelp.module.css';

/** The player's keys, folded away. They act while the focus is in the player. */
export function KeyboardHelp() {
  const t = useT();
  const keys = [
    [t('lesson.spaceKey'), `${t('lesson.play')} / ${t('lesson.pause')}`],
    ['←', t('lesson.backTen')],
    ['→', t('lesson.forwardTen')],
    ['↑ ↓', t('lesson.volume')],
    ['M', `${t('lesson.mute')} / ${t('lesson.unmute')}`],
    ['C', t('lesson.subtitles')],
    ['F', t('lesson.fullScreen')],
    ['N', t('learning.notes.text')],
  ];
  return (
    <details className={styles.help} data-print="hide">
      <summary className={styles.summary}>{t('lesson.shortcuts')}</summary>
      <dl className={styles.keys}>
        {keys.map(([key, meaning]) => (
          <div key={key} className={styles.pair}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd className={styles.meaning}>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
