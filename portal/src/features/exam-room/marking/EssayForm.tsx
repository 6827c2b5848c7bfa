import { useId, type KeyboardEvent } from 'react';
import { localeOf } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import {
  Form,
  ReasonButton,
  StatusChip,
  TextAreaField,
  TextField,
  type FormValues,
} from '@lampstand/ui';
import type { MarkedAttemptFragment } from './ExamMarking.generated.ts';
import styles from './ExamMarking.module.css';
import { useMarking } from './useMarking.ts';

export interface EssayFormProps {
  readonly result: MarkedAttemptFragment;
  readonly answer: MarkedAttemptFragment['answers'][number];
  /** Reads what is stored now. */
  readonly onRefresh: () => void;
}

/** An answer beside what to look for, with its points and a word to the student. */
export function EssayForm({ result, answer, onRefresh }: EssayFormProps) {
  const t = useT();
  const id = useId();
  const { mark, takeBack } = useMarking(result, answer, onRefresh);
  const language = localeOf(answer.textLocale).bcp47;
  const { text, points, earned, given, correct, comment } = answer;
  const markByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.closest('form')?.requestSubmit();
  };
  return (
    <section className={styles.essay} aria-labelledby={id}>
      <h3 id={id} className={styles.question} lang={language}>
        {text}
      </h3>
      <div className={styles.answer} lang={given?.text ? language : undefined}>
        {given?.text || t('exam.notAnswered')}
      </div>
      {correct?.guidance && (
        <p className={styles.hint}>{`${t('work.marking.guidance')}: ${correct.guidance}`}</p>
      )}
      <div className={styles.standing}>
        {earned === null ? (
          <StatusChip tone="info">{t('work.overview.marking')}</StatusChip>
        ) : (
          <>
            <StatusChip tone="success">
              {t('exam.earnedPoints', { earned, total: points })}
            </StatusChip>
            <ReasonButton
              size="small"
              label={t('authoring.marking.takeBack')}
              message={t('authoring.marking.takeBackBody')}
              reasonLabel={t('authoring.marking.detailReason')}
              maxLength={1000}
              onSubmit={takeBack}
            />
          </>
        )}
      </div>
      <Form
        id={`${id}form`}
        submitLabel={
          earned === null ? t('authoring.marking.mark') : t('authoring.marking.markAgain')
        }
        onSubmit={(values: FormValues) => mark(values.text('earned'), values.text('comment'))}
      >
        <TextField
          name="earned"
          label={t('authoring.marking.points', { count: points })}
          inputMode="decimal"
          autoComplete="off"
          required
          defaultValue={earned ?? ''}
          onKeyDown={markByKey}
        />
        <TextAreaField
          name="comment"
          label={t('authoring.marking.comment')}
          hint={t('authoring.marking.commentHint')}
          maxLength={2000}
          rows={4}
          defaultValue={comment ?? ''}
          onKeyDown={markByKey}
        />
      </Form>
    </section>
  );
}
