import { EditPage } from '../../shared/form/EditPage.tsx';
import type { AssignmentRecord } from './assignment-form.ts';
import { AssignmentInputs } from './AssignmentInputs.tsx';
import { kindNames } from './kind-names.ts';

export function AssignmentEdit() {
  return (
    <EditPage<AssignmentRecord>
      title={({ title }) => title}
      valueNames={{ kind: kindNames }}
      history="?tab=history"
    >
      {() => <AssignmentInputs />}
    </EditPage>
  );
}
