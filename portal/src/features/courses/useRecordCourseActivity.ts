import { useEffect } from 'react';
import { useMutation } from '@apollo/client/react';
import { RecordCourseActivityDocument } from './useRecordCourseActivity.generated.ts';

/** Records one visit of a course page, once for each time it is opened. */
export function useRecordCourseActivity(courseId: string): void {
  const [record] = useMutation(RecordCourseActivityDocument);
  useEffect(
    function recordVisit() {
      // A visit that could not be recorded is no reason to disturb the student.
      record({ variables: { courseId } }).catch(() => undefined);
    },
    [record, courseId],
  );
}
