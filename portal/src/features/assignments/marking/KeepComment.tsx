import { useMutation } from '@apollo/client/react';
import { useLocale, useT } from '@lampstand/i18n/react';
import { Button, toast } from '@lampstand/ui';
import { newClientMadeId } from '../../../shared/client-made-id.ts';
import { errorText } from '../../../shared/error-text.ts';
import {
  CreateSavedCommentDocument,
  RemoveSavedCommentDocument,
  SavedCommentsDocument,
  type SavedCommentsQuery,
} from './Submissions.generated.ts';
import styles from './Submissions.module.css';

export interface KeepCommentProps {
  /** What is written at present, without space around it. */
  readonly written: string;
  readonly comments: SavedCommentsQuery['savedComments'];
}

/** Saves what is written among one's comments; what is one of them already can be taken out. */
export function KeepComment({ written, comments }: KeepCommentProps) {
  const t = useT();
  const { code: locale } = useLocale();
  const again = { refetchQueries: [SavedCommentsDocument], awaitRefetchQueries: true };
  const [keep, keeping] = useMutation(CreateSavedCommentDocument, again);
  const [remove, removing] = useMutation(RemoveSavedCommentDocument, again);
  const known = comments.find(({ text }) => text === written);
  async function carryOut(change: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await change();
      toast.success(done);
    } catch (error) {
      toast.error(errorText(error, t));
    }
  }
  if (written === '') return null;
  const put = () =>
    known
      ? carryOut(() => remove({ variables: { _id: known._id } }), t('work.marking.commentRemoved'))
      : carryOut(
          () =>
            keep({
              variables: { _id: newClientMadeId(), savedCommentInput: { locale, text: written } },
            }),
          t('work.marking.commentKept'),
        );
  return (
    <div className={styles.actions}>
      <Button
        variant="text"
        size="small"
        loading={keeping.loading || removing.loading}
        onClick={() => void put()}
      >
        {known ? t('work.marking.removeComment') : t('work.marking.keepComment')}
      </Button>
    </div>
  );
}
