import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button, Card, StatusChip, VisuallyHidden } from '@lampstand/ui';
import styles from './ExamRoom.module.css';
import { presenceNames, presenceTones } from './presence-names.ts';
import { actionsOf, countsOf, type Room } from './room.rules.ts';
import type { RoomAction } from './room-action.ts';
import { RoomDialog } from './RoomDialog.tsx';
import { RoomRow } from './RoomRow.tsx';
import { useRoomChanges } from './useRoomChanges.ts';

export interface ExamRoomProps {
  readonly room: Room;
  /** Reads the room again. */
  readonly read: () => Promise<unknown>;
}

/** Who of the group is in, who needs somebody, and what can be done for one or all. */
export function ExamRoom({ room, read }: ExamRoomProps) {
  const t = useT();
  const said = useRoomChanges(room.rows);
  const [action, setAction] = useState<RoomAction>();
  const open = room.rows.filter((row) => actionsOf(row).message);
  const limited = room.rows.some((row) => actionsOf(row).extend);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <ul className={styles.counts}>
        {countsOf(room.rows).map(({ presence, count }) => (
          <li key={presence}>
            <StatusChip tone={presenceTones[presence]}>
              {`${t(presenceNames[presence])}: ${count}`}
            </StatusChip>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          variant="outlined"
          size="small"
          disabled={!limited}
          onClick={() => setAction({ kind: 'extend' })}
        >
          {t('work.room.extendAll')}
        </Button>
        <Button
          variant="outlined"
          size="small"
          disabled={open.length === 0}
          onClick={() => setAction({ kind: 'message' })}
        >
          {t('work.room.messageAll')}
        </Button>
      </div>
      <Card flush>
        <ul className={styles.rows} aria-label={room.group.name}>
          {room.rows.map((row) => (
            <RoomRow
              key={row.student._id}
              row={row}
              serverNow={room.serverNow}
              onAction={(kind) => setAction({ kind, row })}
            />
          ))}
        </ul>
      </Card>
      {action && (
        <RoomDialog
          action={action}
          examId={room.exam._id}
          groupId={room.group._id}
          read={read}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  );
}
