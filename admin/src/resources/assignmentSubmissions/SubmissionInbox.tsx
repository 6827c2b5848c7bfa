import { NullableBooleanInput, SelectInput } from 'react-admin';
import type { ExportColumn } from '../../shared/export/export-column.ts';
import { ReferenceFilter } from '../../shared/inputs/ReferenceFilter.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import type { SubmissionRow } from './assignment-submissions.binding.ts';
import { CompleteButtons } from './CompleteButtons.tsx';
import { Inbox } from './Inbox.tsx';
import { OpenForStudent } from './OpenForStudent.tsx';
import { resultText } from './result-text.ts';

/** What was handed in, across all groups that the person grades: the list, and the work beside it. */
export function SubmissionInbox() {
  return (
    <ListPage<SubmissionRow>
      filters={filters}
      filterDefaultValues={waiting}
      sort={{ field: 'submittedAt', order: 'ASC' }}
      exportColumns={exportColumns}
      actions={<OpenForStudent />}
      bulkActions={<CompleteButtons />}
      withoutColumns
      table={<Inbox />}
      phoneList={<Inbox />}
    />
  );
}

const waiting = { status: 'SUBMITTED' };

const statusChoices = [
  { id: 'SUBMITTED', name: 'resources.assignmentSubmissions.toGrade' },
  { id: 'GRADED', name: 'resources.assignmentSubmissions.graded' },
];

const filters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={statusChoices} alwaysOn />,
  <ReferenceFilter
    key="assignmentId"
    source="assignmentId"
    reference="assignments"
    optionText="title"
  />,
  <ReferenceFilter key="courseId" source="courseId" reference="courses" />,
  <ReferenceFilter key="groupId" source="groupId" reference="groups" />,
  <ReferenceFilter key="regionId" source="regionId" reference="regions" />,
  <NullableBooleanInput key="late" source="late" />,
];

const exportColumns: readonly ExportColumn<SubmissionRow>[] = [
  { field: 'student', cell: ({ student }) => student.fullName },
  { field: 'assignment', cell: ({ assignment }) => assignment.title },
  { field: 'course', cell: ({ course }) => course.name },
  { field: 'group', cell: ({ group }) => group.name },
  { field: 'submittedAt', cell: ({ submittedAt }) => new Date(submittedAt) },
  { field: 'late', cell: ({ late }) => late },
  { field: 'score', cell: ({ score }) => score },
  { field: 'completed', cell: (row, t) => resultText(row, t) },
  { field: 'gradedAt', cell: ({ gradedAt }) => (gradedAt ? new Date(gradedAt) : null) },
  { field: 'gradedByName', cell: ({ gradedByName }) => gradedByName },
];
