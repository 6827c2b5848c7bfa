import { useState, type KeyboardEvent } from 'react';
import { useT } from '@lampstand/i18n/react';
import {
  Alert,
  Button,
  ReasonButton,
  TextAreaField,
  TextField,
  type SubmitAnswer,
} from '@lampstand/ui';
import { refusalOf } from '../../../shared/form/refusal-of.ts';
import type { ExamResultAnswerFragment } from '../exam-results.generated.ts';
import { ResultAnswer } from '../ResultAnswers.tsx';
import styles from './Marking.module.css';
import { typedPoints } from './marks.rules.ts';

export interface Marks {
  /** Null takes the marks back. */
  readonly earned: number | null;
  readonly comment: string | null;
  /** Why they are taken back. */
  readonly reason?: string;
}

export interface MarkFormProps {
  readonly answer: ExamResultAnswerFragment;
  /** Stores the marks; what it throws is shown, and nothing typed is lost. */
  readonly onMark: (questionId: string, marks: Marks) => Promise<void>;
}

/** An answer beside what to look for, with the points and words that it gets. */
export function MarkForm({ answer, onMark }: MarkFormProps) {
  const t = useT();
  const [points, setPoints] = useState(answer.earned === null ? '' : String(answer.earned));
  const [comment, setComment] = useState(answer.comment ?? '');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [saving, setSaving] = useState(false);

  async function mark() {
    const earned = typedPoints(points, answer.points);
    if (typeof earned === 'string') {
      setProblem(
        earned === 'missing'
          ? t('common.requiredFieldMissing')
          : t('authoring.marking.pointsWrong', { most: answer.points }),
      );
      return;
    }
    setProblem(undefined);
    setFailure(undefined);
    setSaving(true);
    try {
      await onMark(answer.id, { earned, comment: comment.trim() || null });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setSaving(false);
  }

  async function takeBack(reason: string): Promise<SubmitAnswer> {
    try {
      await onMark(answer.id, { earned: null, comment: null, reason });
      return undefined;
    } catch (error) {
      return refusalOf(error);
    }
  }

  const markByKey = (event: KeyboardEvent) => {
    // The keys of a dialog come here too, although it is not inside of the form.
    const { currentTarget: form, target } = event;
    if (!(target instanceof Node) || !form.contains(target)) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void mark();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut of the button inside
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void mark();
      }}
      onKeyDown={markByKey}
      noValidate
    >
      <ResultAnswer answer={answer} />
      <div className={styles.fields}>
        <TextField
          label={t('authoring.marking.points', { count: answer.points })}
          inputMode="decimal"
          autoComplete="off"
          required
          value={points}
          error={problem}
          onChange={({ target }) => setPoints(target.value)}
        />
        <TextAreaField
          label={t('authoring.marking.comment')}
          hint={t('authoring.marking.commentHint')}
          maxLength={2000}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      </div>
      {failure !== undefined && <Alert severity="danger">{failure}</Alert>}
      <div className={styles.buttons}>
        <Button type="submit" loading={saving}>
          {answer.earned === null ? t('authoring.marking.mark') : t('authoring.marking.markAgain')}
        </Button>
        {answer.earned !== null && (
          <ReasonButton
            label={t('authoring.marking.takeBack')}
            message={t('authoring.marking.takeBackBody')}
            reasonLabel={t('authoring.marking.detailReason')}
            maxLength={1000}
            onSubmit={takeBack}
          />
        )}
      </div>
    </form>
  );
}
