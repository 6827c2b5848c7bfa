import { useState } from 'react';
import { clockText } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Button, closePath, IconButton } from '@lampstand/ui';
import { editPath } from '../player/player-icons.ts';
import type { LessonNote_NoteFragment } from './LessonNotes.generated.ts';
import { NoteForm, type NoteGroup } from './NoteForm.tsx';
import styles from './NotesPanel.module.css';
import type { WrittenNote } from './useNotes.ts';

export interface NoteItemProps {
  readonly note: LessonNote_NoteFragment;
  readonly groups: readonly NoteGroup[];
  readonly onSeek: (seconds: number) => void;
  readonly onChange: (note: WrittenNote) => Promise<unknown>;
  readonly onRemove: () => void;
}

/** One note: its second, which leads there, its words, and for its writer the ways to change it. */
export function NoteItem({ note, groups, onSeek, onChange, onRemove }: NoteItemProps) {
  const t = useT();
  const [editing, setEditing] = useState(false);
  const time = clockText(note.atSeconds);
  return (
    <li className={styles.note}>
      <div className={styles.head}>
        <Button
          variant="text"
          size="small"
          aria-label={t('learning.player.goThere', { time })}
          onClick={() => onSeek(note.atSeconds)}
        >
          {time}
        </Button>
        {note.groupId !== null && (
          <span className={styles.author}>
            {t('learning.notes.pinnedBy', { name: note.authorName })}
          </span>
        )}
        {note.mine && !editing && (
          <span className={styles.actions}>
            <IconButton
              label={t('learning.notes.editAt', { time })}
              icon={editPath}
              onClick={() => setEditing(true)}
            />
            <IconButton
              label={t('learning.notes.removeAt', { time })}
              icon={closePath}
              onClick={onRemove}
            />
          </span>
        )}
      </div>
      {editing ? (
        <NoteForm note={note} groups={groups} onSave={onChange} onClose={() => setEditing(false)} />
      ) : (
        <p className={styles.text}>{note.text}</p>
      )}
    </li>
  );
}
