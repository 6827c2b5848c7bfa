import { useRef, useState } from 'react';
import {
  Form,
  HttpError,
  maxValue,
  minValue,
  NumberInput,
  required,
  SaveButton,
  SelectInput,
  useDataProvider,
  useRefresh,
} from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import { isVersionConflict } from '../../data/to-ra-error.ts';
import { ContentInput } from '../../shared/editor/ContentInput.tsx';
import { useShowError } from '../../shared/form/useShowError.ts';
import type { SubmissionRecord } from './assignment-submissions.binding.ts';
import { FeedbackFiles } from './FeedbackFiles.tsx';
import {
  givenGrade,
  toRequest,
  toValues,
  type GivenGrade,
  type GradeValues,
} from './grade-form.ts';
import { SavedComments } from './SavedComments.tsx';
import styles from './SubmissionWork.module.css';
import { useSaveKeys } from './useSaveKeys.ts';

export interface GradeFormProps {
  readonly submission: SubmissionRecord;
  /** Reads the submission again. */
  readonly read: () => Promise<unknown>;
  readonly onGraded: (grade: GivenGrade) => void;
}

/** Score or result, feedback and files. What is typed stays, whatever the server answers. */
export function GradeForm({ submission, read, onGraded }: GradeFormProps) {
  const t = useT();
  const [start] = useState(() => toValues(submission));
  const [used, setUsed] = useState<readonly string[]>([]);
  const { save, conflict } = useSave(submission, used, { read, onGraded });
  const place = useRef<HTMLDivElement>(null);
  useSaveKeys(place);
  if (submission.own) {
    return <Alert>{t('resources.assignmentSubmissions.own')}</Alert>;
  }
  return (
    <div ref={place} className={styles.form}>
      <Form<GradeValues> record={start} resource="assignmentSubmissions" onSubmit={save}>
        {conflict && (
          <Alert severity="warning">{t('resources.assignmentSubmissions.conflict')}</Alert>
        )}
        {submission.assignment.kind === 'GRADED' ? (
          <NumberInput
            source="score"
            min={0}
            max={100}
            step={1}
            validate={[required(), minValue(0), maxValue(100)]}
          />
        ) : (
          <SelectInput source="completed" choices={results} validate={required()} />
        )}
        <ContentInput optional />
        <SavedComments onUse={(id) => setUsed([...used, id])} />
        <FeedbackFiles submission={submission} read={read} />
        <div className={styles.buttons}>
          <SaveButton
            label="resources.assignmentSubmissions.saveAndNext"
            icon={<></>}
            alwaysEnable
          />
        </div>
        <p className={styles.quiet}>{t('resources.assignmentSubmissions.keysHint')}</p>
      </Form>
    </div>
  );
}

const results = [
  { id: true, name: 'resources.assignmentSubmissions.complete' },
  { id: false, name: 'resources.assignmentSubmissions.incomplete' },
];

function useSave(
  submission: SubmissionRecord,
  used: readonly string[],
  { read, onGraded }: Pick<GradeFormProps, 'read' | 'onGraded'>,
) {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const showError = useShowError();
  const [conflict, setConflict] = useState(false);

  async function save(values: GradeValues) {
    const { id, version } = submission;
    try {
      const { data } = await dataProvider.update<SubmissionRecord>('assignmentSubmissions', {
        id,
        data: { ...toRequest(values, used), version },
        previousData: submission,
      });
      onGraded(givenGrade(submission, data.version));
      refresh();
      return undefined;
    } catch (error) {
      if (isVersionConflict(error)) {
        await read();
        setConflict(true);
        return undefined;
      }
      showError(error);
      return error instanceof HttpError ? error.body?.errors : undefined;
    }
  }

  return { save, conflict };
}
