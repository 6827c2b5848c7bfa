import type { MessageId } from '@lampstand/i18n';
import type { Presence } from './room.rules.ts';

export const presenceNames = {
  HERE: 'work.room.here',
  AWAY: 'work.room.away',
  LOST: 'work.room.lost',
  DONE: 'work.room.done',
  NOT_STARTED: 'work.room.notStarted',
} as const satisfies Readonly<Record<Presence, MessageId>>;

export const presenceTones = {
  HERE: 'success',
  AWAY: 'warning',
  LOST: 'danger',
  DONE: 'info',
  NOT_STARTED: 'neutral',
} as const;
