import { EditPage } from '../../shared/form/EditPage.tsx';
import { TeacherInputs } from './TeacherInputs.tsx';
import type { TeacherRecordFragment } from './teachers.generated.ts';

export function TeacherEdit() {
  return (
    <EditPage<TeacherRecordFragment> title={(teacher) => teacher.fullName} history="?tab=history">
      {() => <TeacherInputs />}
    </EditPage>
  );
}
