import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useFormat, useT } from '@lampstand/i18n/react';
import {
  DataState,
  Form,
  type FormValues,
  Modal,
  SelectField,
  TextAreaField,
  TextField,
  toast,
} from '@lampstand/ui';
import { formFailure } from '../../../shared/form-failure.ts';
import { useScreenQuery } from '../../../shared/useScreenQuery.ts';
import {
  AssignmentStudentsDocument,
  type AssignmentStudentsQuery,
  type GradedAssignmentQuery,
  ReopenSubmissionDocument,
} from './Submissions.generated.ts';

export interface ReopenDialogProps {
  readonly assignment: GradedAssignmentQuery['gradedAssignment'];
  /** The group that is looked at. */
  readonly groupId: string | undefined;
  readonly onClose: () => void;
}

/** Lets one student of a group hand in once more, whether they have handed in or not. */
export function ReopenDialog({ assignment, groupId, onClose }: ReopenDialogProps) {
  const t = useT();
  const { groups } = assignment;
  const [chosen, setChosen] = useState(groupId);
  const group = groups.find(({ _id }) => _id === chosen) ?? groups[0];
  const [reopen] = useMutation(ReopenSubmissionDocument);

  async function submit(values: FormValues) {
    const asked = {
      assignmentId: assignment._id,
      userId: values.text('userId'),
      until: values.text('until'),
      reason: values.text('reason'),
    };
    try {
      await reopen({ variables: { submissionReopenInput: asked } });
    } catch (error) {
      return formFailure(error, t);
    }
    toast.success(t('work.marking.reopened'));
    onClose();
    return undefined;
  }

  if (!group) return null;
  return (
    <Modal title={t('work.marking.reopen')} onClose={onClose}>
      <p>{t('work.marking.reopenText', { zone: group.zone })}</p>
      <Form
        id="reopenForm"
        submitLabel={t('work.marking.reopen')}
        onCancel={onClose}
        onSubmit={submit}
      >
        {groups.length > 1 && (
          <SelectField
            label={t('common.group')}
            autoPickFirst
            options={groups.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={group._id}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
        <StudentChoice key={group._id} assignmentId={assignment._id} groupId={group._id} />
        <TextField
          name="until"
          type="datetime-local"
          required
          label={t('work.marking.reopenUntil')}
        />
        <TextAreaField name="reason" required maxLength={500} label={t('work.room.reason')} />
      </Form>
    </Modal>
  );
}

interface StudentChoiceProps {
  readonly assignmentId: string;
  readonly groupId: string;
}

/** The students of a group, each with where they stand. */
function StudentChoice({ assignmentId, groupId }: StudentChoiceProps) {
  const t = useT();
  const stateOf = useStateOf();
  const screen = useScreenQuery(AssignmentStudentsDocument, {
    variables: { assignmentId, groupId },
    fetchPolicy: 'network-only',
  });
  return (
    <DataState {...screen}>
      {({ assignmentStudents }) => (
        <SelectField
          name="userId"
          required
          label={t('work.marking.student')}
          options={assignmentStudents.map((each) => ({
            value: each.student._id,
            label: `${each.student.fullName} – ${stateOf(each)}`,
          }))}
        />
      )}
    </DataState>
  );
}

function useStateOf() {
  const t = useT();
  const { formatDateTime } = useFormat();
  return ({ reopenedUntil, status }: AssignmentStudentsQuery['assignmentStudents'][number]) => {
    if (status === 'GRADED') return t('work.marking.graded');
    if (status === 'SUBMITTED') return t('work.overview.marking');
    if (reopenedUntil === null) return t('work.marking.nothingOfOne');
    return t('work.marking.openUntil', { date: formatDateTime(reopenedUntil) });
  };
}
