import { CreatePage } from '../../shared/form/CreatePage.tsx';
import { useStartCourse } from '../../shared/record/useStartCourse.ts';
import { LessonInputs } from './LessonInputs.tsx';
import type { LessonRecord } from './lessons.binding.ts';

export function LessonCreate() {
  const start = useStartCourse('lessons');
  return (
    <CreatePage<LessonRecord>
      {...start}
      nameOf={(lesson) => lesson.title}
      defaultValues={{ kind: 'VIDEO', position: 1, published: false }}
      afterCreate={(lesson) => `/courses/${lesson.courseId}/show/lessons`}
    >
      <LessonInputs />
    </CreatePage>
  );
}
