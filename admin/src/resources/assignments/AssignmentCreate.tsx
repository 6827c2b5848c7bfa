import { CreatePage } from '../../shared/form/CreatePage.tsx';
import type { AssignmentRecord } from './assignment-form.ts';
import { AssignmentInputs } from './AssignmentInputs.tsx';

const defaults = {
  locale: 'en',
  kind: 'GRADED',
  position: 1,
  weight: 1,
  maxFiles: 5,
  allowText: true,
  published: false,
};

export function AssignmentCreate() {
  return (
    <CreatePage<AssignmentRecord> nameOf={({ title }) => title} defaultValues={defaults}>
      <AssignmentInputs />
    </CreatePage>
  );
}
