import { useState } from 'react';
import {
  required,
  SelectInput,
  useDataProvider,
  useGetList,
  useGetOne,
  useListContext,
  useNotify,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { DialogForm } from '../../shared/form/DialogForm.tsx';
import { ReferenceChoice } from '../../shared/inputs/ReferenceChoice.tsx';
import type { GradedAssignment, GroupStudent } from './assignment-submissions.binding.ts';
import { ReopenFields } from './ReopenFields.tsx';

interface OpenForm {
  readonly assignmentId: string;
  readonly groupId: string;
  readonly userId: string;
  readonly until: string;
  readonly reason: string;
}

/** Opens an assignment for one student of a group, whether they have handed in or not. */
export function OpenForStudent() {
  const t = useT();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { filterValues } = useListContext();
  const [start, setStart] = useState<Readonly<Record<string, unknown>>>();
  const title = t('resources.assignmentSubmissions.reopenStudent');

  async function save({ assignmentId, userId, until, reason }: Partial<OpenForm>) {
    await dataProvider.create('submissionReopenings', {
      data: { assignmentId, userId, until, reason },
    });
    notify('resources.assignmentSubmissions.openedForOne', { type: 'success' });
    setStart(undefined);
  }

  const begin = () => {
    const { assignmentId, groupId } = filterValues;
    setStart({ assignmentId, groupId });
  };
  return (
    <>
      <Button variant="outlined" onClick={begin}>
        {title}
      </Button>
      {start && (
        <DialogForm<OpenForm>
          title={title}
          resource="assignmentSubmissions"
          start={start}
          onSave={save}
          onClose={() => setStart(undefined)}
        >
          <ReferenceChoice
            source="assignmentId"
            reference="assignments"
            optionText="title"
            validate={required()}
          />
          <GroupAndStudent />
        </DialogForm>
      )}
    </>
  );
}

/** What hangs on the assignment that was chosen. */
function GroupAndStudent() {
  const assignmentId: unknown = useWatch({ name: 'assignmentId' });
  const groupId: unknown = useWatch({ name: 'groupId' });
  const { data } = useGetOne<GradedAssignment>(
    'gradedAssignments',
    { id: String(assignmentId) },
    { enabled: Boolean(assignmentId), retry: false },
  );
  const groups = data?.groups ?? [];
  const group = groups.find(({ id }) => id === groupId);
  return (
    <>
      <SelectInput source="groupId" choices={groups} optionText="name" validate={required()} />
      {group && <StudentInput assignmentId={String(assignmentId)} groupId={group.id} />}
      {group && <ReopenFields zone={group.zone} />}
    </>
  );
}

interface StudentInputProps {
  readonly assignmentId: string;
  readonly groupId: string;
}

function StudentInput(filter: StudentInputProps) {
  const stateOf = useStateOf();
  const { data = [] } = useGetList<GroupStudent>('groupStudents', { filter });
  return (
    <SelectInput
      source="userId"
      choices={data}
      optionText={(each: GroupStudent) => `${each.student.fullName} – ${stateOf(each)}`}
      validate={required()}
    />
  );
}

function useStateOf() {
  const t = useT();
  const { formatDateTime } = useFormat();
  return ({ reopenedUntil, status }: GroupStudent): string => {
    if (status === 'GRADED') return t('resources.assignmentSubmissions.graded');
    if (status === 'SUBMITTED') return t('resources.assignmentSubmissions.toGrade');
    if (reopenedUntil === null) return t('resources.assignmentSubmissions.nothingHandedIn');
    const until = formatDateTime(reopenedUntil);
    return t('resources.assignmentSubmissions.reopenedUntil', { until });
  };
}
