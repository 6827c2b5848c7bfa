import { EditPage } from '../../shared/form/EditPage.tsx';
import { CourseInputs } from './CourseInputs.tsx';
import type { CourseRecord } from './courses.binding.ts';

export function CourseEdit() {
  return (
    <EditPage<CourseRecord> title={(course) => course.name} history="/history">
      {() => <CourseInputs />}
    </EditPage>
  );
}
