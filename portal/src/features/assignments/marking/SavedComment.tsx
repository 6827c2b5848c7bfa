import { useQuery } from '@apollo/client/react';
import { useLocale, useT } from '@lampstand/i18n/react';
import { SelectField } from '@lampstand/ui';
import { SavedCommentsDocument, type SavedCommentsQuery } from './Submissions.generated.ts';

/** As much of a comment as a line holds. */
const SHOWN = 80;

export interface SavedCommentProps {
  readonly onChoose: (comment: SavedCommentsQuery['savedComments'][number]) => void;
}

/** Puts a comment that one has saved into the feedback; nothing where there is none. */
export function SavedComment({ onChoose }: SavedCommentProps) {
  const t = useT();
  const { code } = useLocale();
  const { data } = useQuery(SavedCommentsDocument, { variables: { locale: code } });
  const comments = data?.savedComments ?? [];
  if (comments.length === 0) return null;
  return (
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
  );
}
