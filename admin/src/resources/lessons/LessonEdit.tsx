import { EditPage } from '../../shared/form/EditPage.tsx';
import { courseCrumb } from '../../shared/record/course-crumb.ts';
import { LessonInputs } from './LessonInputs.tsx';
import type { LessonRecordFragment } from './lessons.generated.ts';

export function LessonEdit() {
  return (
    <EditPage<LessonRecordFragment>
      title={(lesson) => lesson.title}
      crumbs={(lesson) => [courseCrumb(lesson.course)]}
      afterDelete={(lesson) => `/courses/${lesson.courseId}/show/lessons`}
    >
      {() => <LessonInputs />}
    </EditPage>
  );
}
