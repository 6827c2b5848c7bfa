import { useQuery } from '@apollo/client/react';
import { ExamRoomDocument } from './ExamRoomPage.generated.ts';

/** Milliseconds between two looks at the room. */
const lookEvery = 5_000;

/** The room, looked at again and again; while a look fails, what was seen last stays. */
export function useExamRoom(examId: string, groupId: string | null) {
  const { data, previousData, loading, error, refetch } = useQuery(ExamRoomDocument, {
    variables: { examId, groupId },
    fetchPolicy: 'network-only',
    pollInterval: lookEvery,
  });
  const room = (data ?? previousData)?.examRoom;
  // The hook reports the same failure in `error`.
  const read = () => refetch().catch(() => undefined);
  return {
    room,
    loading: loading && !room,
    error: room ? undefined : error,
    stale: room !== undefined && error !== undefined,
    read,
  };
}
