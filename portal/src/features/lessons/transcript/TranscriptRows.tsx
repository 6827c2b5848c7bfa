import { useState, type KeyboardEvent } from 'react';
import { localeOf } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { focusMenuItem } from '../menu/menu-focus.ts';
import styles from './Transcript.module.css';
import { lineAt, type Row } from './transcript.rules.ts';
import { TranscriptRow } from './TranscriptRow.tsx';
import { useFollow } from './useFollow.ts';

export interface TranscriptRowsProps {
  readonly rows: readonly Row[];
  readonly search: string;
  readonly locale: string;
  readonly beside: string | null;
  readonly position: number;
  readonly onSeek: (seconds: number) => void;
}

const steps: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End']);

/** The lines; one of them is a stop of the tab key, arrows walk from there. */
export function TranscriptRows(props: TranscriptRowsProps) {
  const { rows, search, locale, beside, position, onSeek } = props;
  const t = useT();
  const current = lineAt(rows, position);
  const { boxRef, following, follow, onScroll } = useFollow(search === '' ? current : -1);
  const [focused, setFocused] = useState<number>();
  const stop = rows.some((row) => row.start === focused)
    ? focused
    : rows[Math.max(current, 0)]?.start;

  const onKeyDown = (event: KeyboardEvent) => {
    if (!steps.has(event.key)) return;
    const buttons = [...(boxRef.current?.querySelectorAll('button') ?? [])];
    if (focusMenuItem(buttons, event.key)) event.preventDefault();
  };
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its lines are buttons; the list only hears the keys that walk between them */}
      <ol ref={boxRef} className={styles.rows} onScroll={onScroll} onKeyDown={onKeyDown}>
        {rows.map((row, at) => (
          <TranscriptRow
            key={`${row.start} ${row.text}`}
            row={row}
            search={search}
            lang={localeOf(locale).bcp47}
            besideLang={beside === null ? undefined : localeOf(beside).bcp47}
            current={at === current}
            stop={row.start === stop}
            onFocus={setFocused}
            onSeek={onSeek}
          />
        ))}
      </ol>
      {!following && search === '' && (
        <Button className={styles.follow} size="small" variant="secondary" onClick={follow}>
          {t('learning.player.follow')}
        </Button>
      )}
    </div>
  );
}
