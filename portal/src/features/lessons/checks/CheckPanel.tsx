import { useEffect, useRef } from 'react';
import { clockText } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button } from '@lampstand/ui';
import type { Player } from '../player/usePlayer.ts';
import { CheckForm } from './CheckForm.tsx';
import styles from './CheckPanel.module.css';
import { partBegins, type Check } from './checks.rules.ts';
import type { LessonChecks } from './useLessonChecks.ts';

export interface CheckPanelProps {
  readonly check: Check;
  readonly checks: LessonChecks;
  readonly player: Player;
}

/** What the recording asks, in the player's place; after the right answer the way on. */
export function CheckPanel({ check, checks, player }: CheckPanelProps) {
  const t = useT();
  const panel = useRef<HTMLDivElement>(null);
  const { control, focusPlayer } = player;
  const number = checks.all.findIndex(({ _id }) => _id === check._id) + 1;
  const answered = checks.done !== undefined;

  useEffect(
    function readQuestionOut() {
      // Whoever has only opened the page is not taken away from its beginning.
      if (player.mediaRef.current?.played.length) panel.current?.focus({ preventScroll: true });
    },
    [player.mediaRef],
  );

  const playFrom = (seconds: number | null) => {
    if (seconds !== null) control.seek(seconds);
    control.togglePlay();
    focusPlayer();
  };
  const begin = partBegins(checks.all, check);
  return (
    <div
      ref={panel}
      className={styles.panel}
      role="group"
      aria-label={t('learning.check.title', { number, total: checks.all.length })}
      tabIndex={-1}
      data-own-keys="all"
    >
      <p className={styles.count}>
        {t('learning.check.title', { number, total: checks.all.length })}
      </p>
      {answered ? (
        <Right
          text={check.text}
          onGoOn={() => {
            checks.goOn();
            playFrom(null);
          }}
        />
      ) : (
        <CheckForm
          check={check}
          checks={checks}
          again={
            <Button variant="outlined" onClick={() => playFrom(begin)}>
              {t('learning.check.again', { time: clockText(begin) })}
            </Button>
          }
        />
      )}
    </div>
  );
}

function Right({ text, onGoOn }: { readonly text: string; readonly onGoOn: () => void }) {
  const t = useT();
  return (
    <>
      <p className={styles.question}>{text}</p>
      <Alert severity="success">{t('learning.check.right')}</Alert>
      <div className={styles.buttons}>
        <Button onClick={onGoOn}>{t('learning.check.goOn')}</Button>
      </div>
    </>
  );
}
