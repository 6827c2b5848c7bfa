import { useT } from '@lampstand/i18n/react';
import { EditPage } from '../../shared/form/EditPage.tsx';
import { courseTrail } from '../../shared/record/course-trail.ts';
import { kindNames } from './kind-names.ts';
import { LessonInputs } from './LessonInputs.tsx';
import type { LessonRecord } from './lessons.binding.ts';

export function LessonEdit() {
  const t = useT();
  return (
    <EditPage<LessonRecord>
      title={(lesson) => lesson.title}
      trail={(lesson) => courseTrail(lesson.course, t)}
      valueNames={{ kind: kindNames }}
      history="?tab=history"
      afterDelete={(lesson) => `/courses/${lesson.courseId}/show/lessons`}
    >
      {() => <LessonInputs />}
    </EditPage>
  );
}
