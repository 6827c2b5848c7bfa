import { useT } from '@lampstand/i18n/react';
import { Alert, Button, Card, TextAreaField } from '@lampstand/ui';
import type { Assignment } from './assignment-types.ts';
import { DraftState } from './DraftState.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import { useDraft } from './useDraft.ts';
import { useSubmit } from './useSubmit.ts';
import styles from './WorkEditor.module.css';
import { WorkFiles } from './WorkFiles.tsx';

export interface WorkEditorProps {
  readonly assignment: Assignment;
  /** Reads the assignment anew. */
  readonly onRefresh: () => void;
}

/** Where the student writes and adds files, all of it saved as it goes, and hands it in. */
export function WorkEditor({ assignment, onRefresh }: WorkEditorProps) {
  const t = useT();
  const draft = useDraft(assignment);
  const files = assignment.submission?.files ?? [];
  const late = assignment.isLate;
  const submit = useSubmit(assignment, draft.flush);
  const { text, lateReason } = draft.work;
  const nothing = text.trim() === '' && files.length === 0;
  const noReason = late && lateReason.trim() === '';
  return (
    <Card title={t('work.assignment.yourWork')}>
      {(assignment.submission?.number ?? 0) > 0 && <p>{t('work.assignment.takenBack')}</p>}
      {assignment.allowText && (
        <TextAreaField
          label={t('work.assignment.text')}
          rows={10}
          maxLength={100_000}
          value={text}
          onChange={({ target }) => draft.write({ text: target.value })}
        />
      )}
      {assignment.maxFiles > 0 && (
        <WorkFiles
          submissionId={draft.submissionId}
          files={files}
          maxFiles={assignment.maxFiles}
          before={draft.begin}
          onChanged={onRefresh}
        />
      )}
      {late && (
        <TextAreaField
          label={t('work.assignment.lateReason')}
          hint={t('work.assignment.lateReasonHint')}
          rows={3}
          required
          maxLength={2000}
          value={lateReason}
          onChange={({ target }) => draft.write({ lateReason: target.value })}
        />
      )}
      {submit.error && !submit.asking && <Alert severity="danger">{submit.error}</Alert>}
      <div className={styles.foot}>
        <Button disabled={nothing || noReason} onClick={submit.ask}>
          {t('work.assignment.submit')}
        </Button>
        <DraftState status={draft.status} error={draft.error} />
      </div>
      {nothing && <p className={styles.hint}>{t('work.assignment.nothingYet')}</p>}
      {submit.asking && <SubmitDialog submit={submit} files={files.length} />}
    </Card>
  );
}
