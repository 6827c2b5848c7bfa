import { CreatePage } from '../../shared/form/CreatePage.tsx';
import { LessonInputs } from './LessonInputs.tsx';
import type { LessonRecordFragment } from './lessons.generated.ts';

export function LessonCreate() {
  return (
    <CreatePage<LessonRecordFragment>
      nameOf={(lesson) => lesson.title}
      defaultValues={{ kind: 'VIDEO', position: 1, published: false }}
      afterCreate={(lesson) => `/courses/${lesson.courseId}/show/lessons`}
    >
      <LessonInputs />
    </CreatePage>
  );
}
