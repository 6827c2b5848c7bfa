import { useMutation } from '@apollo/client/react';
import { newClientMadeId } from '../../../shared/client-made-id.ts';
import {
  CreateLessonNoteDocument,
  RemoveLessonNoteDocument,
  UpdateLessonNoteDocument,
  type LessonNote_NoteFragment,
} from './LessonNotes.generated.ts';

/** What can be written of a note. */
export type WrittenNote = Pick<LessonNote_NoteFragment, 'atSeconds' | 'text' | 'groupId'>;

/** Writes, changes and removes the notes of a lesson; the list is asked for anew after each. */
export function useNotes(lessonId: string) {
  const after = { refetchQueries: ['LessonNotes'], awaitRefetchQueries: true };
  const [create] = useMutation(CreateLessonNoteDocument, after);
  const [update] = useMutation(UpdateLessonNoteDocument, after);
  const [remove] = useMutation(RemoveLessonNoteDocument, after);
  const inputOf = ({ atSeconds, text, groupId }: WrittenNote) => ({ atSeconds, text, groupId });
  return {
    add: (note: WrittenNote) =>
      create({
        variables: { _id: newClientMadeId(), lessonId, lessonNoteInput: inputOf(note) },
      }),
    change: ({ _id, version }: LessonNote_NoteFragment, note: WrittenNote) =>
      update({ variables: { _id, version, lessonNoteInput: inputOf(note) } }),
    remove: ({ _id }: LessonNote_NoteFragment) => remove({ variables: { _id } }),
  };
}
