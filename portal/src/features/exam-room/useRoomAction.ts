import { useMutation } from '@apollo/client/react';
import {
  ExamRoomEndDocument,
  ExamRoomExtendDocument,
  ExamRoomMessageDocument,
  ExamRoomRestoreDocument,
} from './ExamRoomPage.generated.ts';
import type { RoomAction } from './room-action.ts';

interface Typed {
  readonly minutes: number;
  readonly reason: string;
  readonly text: string;
}

/** Carries out an action of the room; what the server refuses is thrown. */
export function useRoomAction(examId: string, groupId: string) {
  const [extend] = useMutation(ExamRoomExtendDocument);
  const [message] = useMutation(ExamRoomMessageDocument);
  const [end] = useMutation(ExamRoomEndDocument);
  const [restore] = useMutation(ExamRoomRestoreDocument);

  return async ({ kind, row }: RoomAction, { minutes, reason, text }: Typed) => {
    const _id = row?.attempt?._id ?? '';
    // Null: all that are open.
    const whom = { examId, groupId, attemptIds: row ? [_id] : null };
    if (kind === 'extend') await extend({ variables: { ...whom, minutes, reason } });
    if (kind === 'message') await message({ variables: { ...whom, text } });
    if (kind === 'end') await end({ variables: { _id, reason } });
    if (kind === 'restore') await restore({ variables: { _id, reason, minutes } });
  };
}
