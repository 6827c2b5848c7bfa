import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import { type AssignmentForm, toForm, toInput } from './assignment-form.ts';
import {
  type AssignmentDatesInput,
  type AssignmentDatesRecordFragment,
  AssignmentsCreateDocument,
  AssignmentsListDocument,
  AssignmentsOneDocument,
  AssignmentsRemoveDatesDocument,
  AssignmentsRemoveDocument,
  AssignmentsRemoveDownloadDocument,
  AssignmentsSetDatesDocument,
  AssignmentsUpdateDocument,
} from './assignments.generated.ts';

export const assignmentsBinding = {
  list: listVerb({
    document: AssignmentsListDocument,
    read: ({ assignments }) => assignments,
    sorts: ['title', 'createdAt', 'position'],
    filters: { ids: true, q: true, courseId: true, kind: true, published: true },
  }),
  one: recordVerb(
    AssignmentsOneDocument,
    (id: string) => ({ id }),
    ({ assignment }) => toForm(assignment),
  ),
  create: recordVerb(
    AssignmentsCreateDocument,
    (form: AssignmentForm) => ({ input: toInput(form) }),
    ({ createAssignment }) => toForm(createAssignment),
  ),
  update: recordVerb(
    AssignmentsUpdateDocument,
    ({ id, version, values }: UpdateRequest<AssignmentForm>) => ({
      id,
      version,
      input: toInput(values),
    }),
    ({ updateAssignment }) => toForm(updateAssignment),
  ),
  remove: recordVerb(
    AssignmentsRemoveDocument,
    (id: string) => ({ id }),
    ({ removeAssignment }) => toForm(removeAssignment),
  ),
} satisfies Binding;

export type DatesRecord = AssignmentDatesRecordFragment;

const notListed = () => {
  throw new Error('Dates and downloads are read with their assignment');
};

/** The dates of a group; set anew or changed, it is the same mutation. */
export const assignmentDatesBinding = {
  list: notListed,
  create: recordVerb(
    AssignmentsSetDatesDocument,
    (input: AssignmentDatesInput) => ({ input }),
    ({ setAssignmentDates }) => setAssignmentDates,
  ),
  remove: (id: string, version: unknown) =>
    recordVerb(
      AssignmentsRemoveDatesDocument,
      () => ({ id, version: Number(version) }),
      ({ removeAssignmentDates }) => removeAssignmentDates,
    )(id),
} satisfies Binding;

export const assignmentDownloadsBinding = {
  list: notListed,
  remove: recordVerb(
    AssignmentsRemoveDownloadDocument,
    (id: string) => ({ id }),
    ({ removeAssignmentDownload }) => toForm(removeAssignmentDownload),
  ),
} satisfies Binding;
