import { useQuery } from '@apollo/client/react';
import { useLocale, useT } from '@lampstand/i18n/react';
import { SelectField } from '@lampstand/ui';
import { KeepComment } from './KeepComment.tsx';
import { SavedCommentsDocument, type SavedCommentsQuery } from './Submissions.generated.ts';

/** As much of a comment as a line holds. */
const SHOWN = 80;

export interface SavedCommentProps {
  /** What is written at present. */
  readonly written: string;
  readonly onChoose: (comment: SavedCommentsQuery['savedComments'][number]) => void;
}

/** Puts a comment that one has saved into the feedback, and saves what is written for another time. */
export function SavedComment({ written, onChoose }: SavedCommentProps) {
  const t = useT();
  const { code } = useLocale();
  const { data } = useQuery(SavedCommentsDocument, { variables: { locale: code } });
  const comments = data?.savedComments ?? [];
  return (
    <>
      {comments.length > 0 && (
        <SelectField
          label={t('work.marking.comments')}
          options={comments.map(({ _id, text }) => ({
            value: _id,
            label: text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text,
          }))}
          value=""
          onChange={({ target }) => {
            const chosen = comments.find(({ _id }) => _id === target.value);
            if (chosen) onChoose(chosen);
          }}
        />
      )}
      <KeepComment written={written.trim()} comments={comments} />
    </>
  );
}
