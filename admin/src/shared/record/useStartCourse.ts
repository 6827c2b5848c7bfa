import { useGetManyAggregate, useRecordFromLocation } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { courseTrail } from './course-trail.ts';

/**
 * For the form of a new lesson or exam: the way to it and back, over the course in which adding
 * was chosen. Empty where the form was opened from the list.
 * @param tab the part of the course's page to which Cancel leads
 */
export function useStartCourse(tab: 'lessons' | 'exams') {
  const t = useT();
  const start: unknown = useRecordFromLocation()?.['courseId'];
  const courseId = typeof start === 'string' ? start : '';
  // The input of the course asks the same, and both are one request.
  const { data } = useGetManyAggregate<{ id: string; name: string }>(
    'courses',
    { ids: [courseId] },
    { enabled: courseId !== '' },
  );
  if (courseId === '') return {};
  const course = data?.find((candidate) => candidate?.id === courseId);
  return {
    trail: course ? courseTrail(course, t) : [{ label: t('shell.courses'), to: '/courses' }],
    cancelTo: `/courses/${encodeURIComponent(courseId)}/show/${tab}`,
  };
}
