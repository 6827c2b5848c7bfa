import { CreatePage } from '../../shared/form/CreatePage.tsx';
import { TeacherInputs } from './TeacherInputs.tsx';
import type { TeacherRecordFragment } from './teachers.generated.ts';

export function TeacherCreate() {
  return (
    <CreatePage<TeacherRecordFragment> nameOf={(teacher) => teacher.fullName}>
      <TeacherInputs />
    </CreatePage>
  );
}
