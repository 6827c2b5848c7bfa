import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { attemptPath } from '../../shared/student-paths.ts';
import { newClientMadeId } from '../../shared/client-made-id.ts';
import { StartExamAttemptDocument } from './useStartAttempt.generated.ts';

/** Starts an attempt and opens its page. However often it is tried, it is one attempt. */
export function useStartAttempt(mode: 'EXAM' | 'PRACTICE') {
  const navigate = useNavigate();
  const [start, { loading, error }] = useMutation(StartExamAttemptDocument);
  const [_id] = useState(newClientMadeId);
  return {
    loading,
    error,
    /** Without a locale: the one in which the exam was written. */
    start: async (examId: string, locale: string | undefined) => {
      try {
        const variables = { _id, examId, locale: locale ?? null, mode };
        const { data } = await start({ variables });
        if (data) await navigate(attemptPath(examId, data.startExamAttempt._id));
      } catch {
        // `error` tells of it.
      }
    },
  };
}
