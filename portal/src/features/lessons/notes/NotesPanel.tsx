import { useState } from 'react';
import { useFragment } from '@apollo/client/react';
import type { FragmentType } from '@apollo/client';
import { useUser } from '@lampstand/auth';
import { clockText } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, ButtonLink, DataState, plusPath, printerPath } from '@lampstand/ui';
import { errorText } from '../../../shared/error-text.ts';
import { NotesPdfButton } from '../../../shared/learning/NotesPdfButton.tsx';
import { courseNotesPath } from '../../../shared/student-paths.ts';
import { useScreenQuery } from '../../../shared/useScreenQuery.ts';
import {
  LessonNote_NoteFragmentDoc,
  LessonNotesDocument,
  type LessonNote_NoteFragment,
} from './LessonNotes.generated.ts';
import { NoteForm, type NoteGroup } from './NoteForm.tsx';
import { NoteItem, type NoteItemProps } from './NoteItem.tsx';
import styles from './NotesPanel.module.css';
import { useNotes } from './useNotes.ts';

export interface NotesPanelProps {
  readonly lessonId: string;
  readonly courseId: string;
  readonly groups: readonly NoteGroup[];
  /** Where the recording is, in seconds. */
  readonly position: number;
  /** The second to which a note is being written; null while none is. */
  readonly noteAt: number | null;
  readonly onWrite: (seconds: number | null) => void;
  readonly onSeek: (seconds: number) => void;
}

/** The notes of a lesson; nothing for whoever looks through a person's account. */
export function NotesPanel(props: NotesPanelProps) {
  const t = useT();
  const { impersonatingUser } = useUser();
  if (!impersonatingUser) return <OwnNotes {...props} />;
  return <p className={styles.empty}>{t('learning.notes.closed')}</p>;
}

/** In the order of the lesson's seconds. */
function OwnNotes(props: NotesPanelProps) {
  const { lessonId, courseId, groups, position, noteAt, onWrite, onSeek } = props;
  const t = useT();
  const notes = useNotes(lessonId);
  const removal = useRemoval(notes);
  const screen = useScreenQuery(LessonNotesDocument, { variables: { lessonId } });
  return (
    <>
      {noteAt === null ? (
        <Button
          size="small"
          variant="outlined"
          icon={plusPath}
          onClick={() => onWrite(Math.floor(position))}
        >
          {t('learning.notes.addAt', { time: clockText(position) })}
        </Button>
      ) : (
        <section aria-label={t('learning.notes.addAt', { time: clockText(noteAt) })}>
          <NoteForm
            key={noteAt}
            note={{ atSeconds: noteAt, text: '', groupId: null }}
            groups={groups}
            onSave={notes.add}
            onClose={() => onWrite(null)}
          />
        </section>
      )}
      {removal.notice}
      <DataState
        {...screen}
        isEmpty={({ lessonNotes }) => lessonNotes.length === 0}
        empty={<p className={styles.empty}>{t('learning.notes.empty')}</p>}
      >
        {({ lessonNotes }) => (
          <>
            <ul className={styles.notes}>
              {lessonNotes.map((note) => (
                <Note
                  key={note._id}
                  from={note}
                  groups={groups}
                  onSeek={onSeek}
                  onChange={notes.change}
                  onRemove={removal.remove}
                />
              ))}
            </ul>
            <ButtonLink
              variant="text"
              size="small"
              icon={printerPath}
              to={courseNotesPath(courseId)}
            >
              {t('learning.notes.print')}
            </ButtonLink>
            <NotesPdfButton variant="text" size="small" courseId={courseId} lessonId={lessonId} />
          </>
        )}
      </DataState>
    </>
  );
}

type Notes = ReturnType<typeof useNotes>;

interface NoteProps extends Pick<NoteItemProps, 'groups' | 'onSeek'> {
  readonly from: FragmentType<LessonNote_NoteFragment>;
  readonly onChange: Notes['change'];
  readonly onRemove: (note: LessonNote_NoteFragment) => void;
}

function Note({ from, onChange, onRemove, ...item }: NoteProps) {
  const { data, complete } = useFragment({ fragment: LessonNote_NoteFragmentDoc, from });
  if (!complete) return null;
  return (
    <NoteItem
      {...item}
      note={data}
      onChange={(note) => onChange(data, note)}
      onRemove={() => onRemove(data)}
    />
  );
}

/** Removes at once, and keeps the words until something else is removed: they can be had back. */
function useRemoval({ add, remove }: Notes) {
  const t = useT();
  const [removed, setRemoved] = useState<LessonNote_NoteFragment>();
  const [error, setError] = useState<string>();
  const attempt = async (
    act: () => Promise<unknown>,
    then: LessonNote_NoteFragment | undefined,
  ) => {
    setError(undefined);
    try {
      await act();
      setRemoved(then);
    } catch (cause) {
      setError(errorText(cause, t));
    }
  };
  const undo = removed && (
    <Button
      size="small"
      variant="outlined"
      onClick={() => void attempt(() => add(removed), undefined)}
    >
      {t('learning.notes.undo')}
    </Button>
  );
  return {
    remove: (note: LessonNote_NoteFragment) => void attempt(() => remove(note), note),
    notice: (
      <>
        {error && <Alert severity="danger">{error}</Alert>}
        {removed && <Alert actions={undo}>{t('learning.notes.removed')}</Alert>}
      </>
    ),
  };
}
