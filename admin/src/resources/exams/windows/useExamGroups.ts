import { useGetList } from 'react-admin';
import type { ExamGroup } from '../exam-actions.binding.ts';

/** The groups that a course is offered to, with the clocks of their campuses. */
export function useExamGroups(courseId: string) {
  return useGetList<ExamGroup>('examGroups', { filter: { courseId } });
}
