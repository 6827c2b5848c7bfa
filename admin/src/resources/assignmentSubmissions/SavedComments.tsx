import { useState } from 'react';
import { useDataProvider, useGetList } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLocale, useT } from '@lampstand/i18n/react';
import { Button, closePath, IconButton, TextAreaField } from '@lampstand/ui';
import { useShowError } from '../../shared/form/useShowError.ts';
import { newRecordId } from '../../shared/new-record-id.ts';
import type { SavedComment } from './assignment-submissions.binding.ts';
import type { GradeValues } from './grade-form.ts';
import { withComment } from './inbox.rules.ts';
import styles from './SubmissionWork.module.css';

export interface SavedCommentsProps {
  readonly onUse: (id: string) => void;
}

/** What the person writes again and again, in the language of the page: one press puts it in. */
export function SavedComments({ onUse }: SavedCommentsProps) {
  const t = useT();
  const { code: locale } = useLocale();
  const { getValues, setValue } = useFormContext<GradeValues>();
  const { data = [], refetch } = useGetList<SavedComment>('savedComments', { filter: { locale } });
  const { keep, forget } = useKeepComments(locale, refetch);
  const [typed, setTyped] = useState('');

  function insert({ id, text }: SavedComment) {
    const html = withComment(getValues('content')?.html ?? '', text);
    setValue('content', { html }, { shouldDirty: true });
    onUse(id);
  }

  return (
    <details>
      <summary>{t('resources.assignmentSubmissions.savedComments')}</summary>
      <div className={styles.comments}>
        {data.length === 0 && <p>{t('resources.assignmentSubmissions.noComments')}</p>}
        <ul className={styles.files}>
          {data.map((comment) => (
            <li key={comment.id} className={styles.file}>
              <Button
                variant="outlined"
                size="small"
                aria-label={t('resources.assignmentSubmissions.insertComment', {
                  text: comment.text,
                })}
                onClick={() => insert(comment)}
              >
                {comment.text}
              </Button>
              <IconButton
                icon={closePath}
                label={t('resources.assignmentSubmissions.removeComment', { text: comment.text })}
                onClick={() => void forget(comment.id)}
              />
            </li>
          ))}
        </ul>
        <TextAreaField
          label={t('resources.assignmentSubmissions.newComment')}
          rows={2}
          maxLength={2000}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div>
          <Button
            variant="outlined"
            size="small"
            onClick={() => {
              if (typed.trim() !== '') void keep(typed).then((kept) => kept && setTyped(''));
            }}
          >
            {t('common.add')}
          </Button>
        </div>
      </div>
    </details>
  );
}

function useKeepComments(locale: string, read: () => Promise<unknown>) {
  const dataProvider = useDataProvider();
  const showError = useShowError();
  const [id, setId] = useState(newRecordId);

  async function keep(text: string): Promise<boolean> {
    try {
      await dataProvider.create('savedComments', { data: { commentId: id, locale, text } });
      setId(newRecordId());
    } catch (error) {
      showError(error);
      return false;
    }
    await read();
    return true;
  }

  async function forget(commentId: string): Promise<void> {
    try {
      await dataProvider.delete('savedComments', { id: commentId });
    } catch (error) {
      showError(error);
    }
    await read();
  }

  return { keep, forget };
}
