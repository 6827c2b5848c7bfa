import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { attemptPath } from '../../shared/student-paths.ts';
import { newClientMadeId } from '../../shared/client-made-id.ts';
import { StartExamAttemptDocument } from './useStartAttempt.generated.ts';

/** Starts an attempt and opens its page. However often it is tried, it is one attempt. */
export function useStartAttempt(examId: string) {
  const navigate = useNavigate();
  const [start, { loading, error }] = useMutation(StartExamAttemptDocument);
  const [_id] = useState(newClientMadeId);
  return {
    loading,
    error,
    start: async () => {
      try {
        const { data } = await start({ variables: { _id, examId } });
        if (data) await navigate(attemptPath(examId, data.startExamAttempt._id));
      } catch {
        // `error` tells of it.
      }
    },
  };
}
