import type { MessageId } from '@lampstand/i18n';
import type { AttemptEnd, AttemptEventKind, ExamPenalty } from './exam-results.generated.ts';

/** What happened in an attempt, in words. */
export const eventNames = {
  STARTED: 'authoring.marking.eventStarted',
  CAME_BACK: 'authoring.marking.eventCameBack',
  HIDDEN: 'authoring.marking.eventHidden',
  LEFT: 'authoring.marking.eventLeft',
  CLOSED: 'authoring.marking.eventClosed',
  LOST_CONNECTION: 'authoring.marking.eventLost',
  LOGGED_OUT: 'authoring.marking.eventLoggedOut',
  WARNED: 'authoring.marking.eventWarned',
  EXTENDED: 'authoring.marking.eventExtended',
  MESSAGE: 'authoring.marking.eventMessage',
  HANDED_IN: 'authoring.marking.eventHandedIn',
  TIME_UP: 'authoring.marking.eventTimeUp',
  FAILED: 'authoring.marking.eventFailed',
  RESTORED: 'authoring.marking.eventRestored',
  ENDED_BY_STAFF: 'authoring.marking.eventEndedByStaff',
  SERVER_AWAY: 'authoring.marking.eventServerAway',
  CLOCK_CORRECTED: 'authoring.marking.eventClockCorrected',
} as const satisfies Readonly<Record<AttemptEventKind, MessageId>>;

/** How an attempt came to its end. */
export const endNames = {
  HANDED_IN: 'authoring.marking.eventHandedIn',
  TIME_UP: 'authoring.marking.eventTimeUp',
  LEFT: 'authoring.marking.eventLeft',
  CLOSED: 'authoring.marking.eventClosed',
  LOST_CONNECTION: 'authoring.marking.eventLost',
  LOGGED_OUT: 'authoring.marking.eventLoggedOut',
  ENDED_BY_STAFF: 'authoring.marking.eventEndedByStaff',
} as const satisfies Readonly<Record<AttemptEnd, MessageId>>;

/** What lowered a passing score. */
export const penaltyNames = {
  RETAKE: 'authoring.marking.penaltyRetake',
  LATE: 'authoring.marking.penaltyLate',
  RETAKE_AND_LATE: 'authoring.marking.penaltyBoth',
} as const satisfies Readonly<Record<ExamPenalty, MessageId>>;

/** Details of an event that people read; what is kept besides them is for machines. */
export const detailLabels: Readonly<Record<string, MessageId | undefined>> = {
  reason: 'authoring.marking.detailReason',
  minutes: 'authoring.marking.detailMinutes',
  text: 'authoring.marking.detailText',
  seconds: 'authoring.marking.detailSeconds',
  detail: 'authoring.marking.detailPage',
};
