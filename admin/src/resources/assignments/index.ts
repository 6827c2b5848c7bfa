import { seldomScreen } from '../../shared/page/lazy-screen.ts';

/** What serves assignments besides their own verbs. */
export const assignmentBindings = {
  assignmentDates: () =>
    import('./assignments.binding.ts').then((file) => file.assignmentDatesBinding),
  assignmentDownloads: () =>
    import('./assignments.binding.ts').then((file) => file.assignmentDownloadsBinding),
};

export const assignments = {
  name: 'assignments',
  binding: () => import('./assignments.binding.ts').then((file) => file.assignmentsBinding),
  recordRepresentation: 'title',
  list: seldomScreen(() => import('./AssignmentList.tsx').then((file) => file.AssignmentList)),
  show: seldomScreen(() => import('./AssignmentShow.tsx').then((file) => file.AssignmentShow)),
  edit: seldomScreen(() => import('./AssignmentEdit.tsx').then((file) => file.AssignmentEdit)),
  create: seldomScreen(() =>
    import('./AssignmentCreate.tsx').then((file) => file.AssignmentCreate),
  ),
};
