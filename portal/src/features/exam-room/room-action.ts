import type { Row } from './room.rules.ts';

export type RoomActionKind = 'extend' | 'message' | 'end' | 'restore';

/** What is done, with one student's attempt or, without a row, with all that are open. */
export interface RoomAction {
  readonly kind: RoomActionKind;
  readonly row?: Row;
}
