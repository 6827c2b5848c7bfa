import { useFormat, useT } from '@lampstand/i18n/react';
import { Button, StatusChip } from '@lampstand/ui';
import styles from './ExamRoom.module.css';
import { presenceNames, presenceTones } from './presence-names.ts';
import type { RoomActionKind } from './room-action.ts';
import { actionsOf, secondsLeft, type Row } from './room.rules.ts';

export interface RoomRowProps {
  readonly row: Row;
  readonly serverNow: string;
  readonly onAction: (kind: RoomActionKind) => void;
}

/** One student: whether they are in, how far they are, how long they have. */
export function RoomRow({ row, serverNow, onAction }: RoomRowProps) {
  const t = useT();
  const { formatDate, formatDuration, formatNumber } = useFormat();
  const { student, attempt, presence, lastSeenAt, answeredCount } = row;
  const left = secondsLeft(row, serverNow);
  const may = actionsOf(row);
  const action = (kind: RoomActionKind, words: string) =>
    may[kind] && (
      <Button
        size="small"
        variant="outlined"
        aria-label={`${words}: ${student.fullName}`}
        onClick={() => onAction(kind)}
      >
        {words}
      </Button>
    );
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <span className={styles.name}>{student.fullName}</span>
        <StatusChip tone={presenceTones[presence]}>{t(presenceNames[presence])}</StatusChip>
      </div>
      {attempt && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('work.room.answered')}</dt>
            <dd>{`${formatNumber(answeredCount)} / ${formatNumber(attempt.total)}`}</dd>
          </div>
          {left !== undefined && (
            <div>
              <dt>{t('work.room.timeLeft')}</dt>
              <dd>{left === 0 ? t('work.room.timeUp') : formatDuration(left)}</dd>
            </div>
          )}
          {lastSeenAt !== null && (
            <div>
              <dt>{t('work.room.lastSeen')}</dt>
              <dd>{formatDate(lastSeenAt, { timeStyle: 'medium' })}</dd>
            </div>
          )}
        </dl>
      )}
      <div className={styles.actions}>
        {action('extend', t('work.room.moreTime'))}
        {action('message', t('work.room.writeTo'))}
        {action('end', t('work.room.end'))}
        {action('restore', t('work.room.restore'))}
      </div>
    </li>
  );
}
