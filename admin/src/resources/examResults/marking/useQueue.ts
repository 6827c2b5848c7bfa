import { useGetList } from 'react-admin';
import type { WaitingAttempt } from '../exam-results.binding.ts';

/** The attempts that wait for somebody's marks, the longest waiting first. */
export function useQueue(q = '') {
  return useGetList<WaitingAttempt>('examMarking', {
    filter: q === '' ? {} : { q },
    pagination: { page: 1, perPage: 200 },
  });
}
