import { useEffect } from 'react';
import { useMutation } from '@apollo/client/react';
import { useLooksThrough } from '@lampstand/auth';
import { RecordCourseActivityDocument } from './useRecordCourseActivity.generated.ts';

/** Records one visit of a course page, once for each time it is opened. */
export function useRecordCourseActivity(courseId: string): void {
  const looksThrough = useLooksThrough();
  const [record] = useMutation(RecordCourseActivityDocument);
  useEffect(
    function recordVisit() {
      // It is not the student who is here.
      if (looksThrough) return;
      // A visit that could not be recorded is no reason to disturb the student.
      record({ variables: { courseId } }).catch(() => undefined);
    },
    [record, courseId, looksThrough],
  );
}
