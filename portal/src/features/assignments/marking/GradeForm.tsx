import { useState, type KeyboardEvent } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, RichText, SelectField, TextAreaField, TextField } from '@lampstand/ui';
import { textOf } from './feedback-html.rules.ts';
import { GradedNote } from './GradedNote.tsx';
import { SavedComment } from './SavedComment.tsx';
import type { AssignmentSubmissionQuery } from './Submissions.generated.ts';
import styles from './Submissions.module.css';
import { useGrading } from './useGrading.ts';

export interface GradeFormProps {
  readonly submission: AssignmentSubmissionQuery['assignmentSubmission'];
  /** Opens the one after it. */
  readonly onNext: () => void;
}

/** Score or completion, and what is said of it. Control and Enter saves and goes on. */
export function GradeForm({ submission, onNext }: GradeFormProps) {
  const t = useT();
  const { assignment, score, completed, feedback } = submission;
  const plain = textOf(feedback ?? '');
  const [given, setGiven] = useState(() =>
    score === null ? (completed === null ? '' : String(completed)) : String(score),
  );
  const [text, setText] = useState(plain ?? '');
  const [used, setUsed] = useState<readonly string[]>([]);
  const grading = useGrading(submission);

  const save = async (goOn: boolean) => {
    const done = await grading.save({ given, text: plain === undefined ? undefined : text, used });
    if (done && goOn) onNext();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.ctrlKey) void save(true);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save(false);
      }}
    >
      <GradedNote submission={submission} busy={grading.busy} onUndo={grading.undo} />
      {grading.message && <Alert severity="danger">{grading.message}</Alert>}
      {assignment.kind === 'GRADED' ? (
        <TextField
          label={t('work.marking.score')}
          inputMode="numeric"
          required
          value={given}
          error={grading.errors['score']}
          onChange={({ target }) => setGiven(target.value)}
          onKeyDown={onKeyDown}
        />
      ) : (
        <SelectField
          label={t('work.marking.completion')}
          required
          options={[
            { value: 'true', label: t('work.overview.complete') },
            { value: 'false', label: t('work.overview.incomplete') },
          ]}
          value={given}
          error={grading.errors['completed']}
          onChange={({ target }) => setGiven(target.value)}
          onKeyDown={onKeyDown}
        />
      )}
      {plain === undefined ? (
        <>
          <p className={styles.facts}>{t('work.marking.richFeedback')}</p>
          <RichText html={feedback ?? ''} />
        </>
      ) : (
        <>
          <TextAreaField
            label={t('work.assignment.feedback')}
            rows={6}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKeyDown}
          />
          <SavedComment
            written={text}
            onChoose={(comment) => {
              setText(text.trim() === '' ? comment.text : `${text.trimEnd()}\n\n${comment.text}`);
              setUsed([...used, comment._id]);
            }}
          />
        </>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="outlined" loading={grading.busy}>
          {t('work.marking.save')}
        </Button>
        <Button loading={grading.busy} onClick={() => void save(true)}>
          {t('work.marking.saveNext')}
        </Button>
      </div>
    </form>
  );
}
