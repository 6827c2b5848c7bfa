import { useT } from '@lampstand/i18n/react';
import { Card, DataState, EmptyState } from '@lampstand/ui';
import { AddToCourseLink } from './AddToCourseLink.tsx';
import type { CourseRecord } from './courses.binding.ts';
import { LessonOrder } from './lessons/LessonOrder.tsx';
import { useLessonOrder } from './lessons/useLessonOrder.ts';

/** The lessons of a course, in their order. */
export function CourseLessons({ course }: { readonly course: CourseRecord }) {
  const t = useT();
  const { lessons, isPending, error, refetch, ...order } = useLessonOrder(course.id);
  const read = () => void refetch();
  return (
    <Card
      title={t('resources.lessons.plural')}
      flush
      actions={
        <AddToCourseLink
          resource="lessons"
          label={t('resources.courses.addLesson')}
          start={{ courseId: course.id, position: (lessons?.length ?? course.lessonCount) + 1 }}
        />
      }
    >
      <DataState
        loading={isPending}
        error={error}
        data={lessons}
        isEmpty={(shown) => shown.length === 0}
        empty={<EmptyState title={t('resources.courses.noLessons')} />}
        onRetry={read}
      >
        {(shown) => <LessonOrder lessons={shown} {...order} onOver={read} />}
      </DataState>
    </Card>
  );
}
