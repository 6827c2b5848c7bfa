import type { MessageId } from '@lampstand/i18n';

/** How an appeal stands. */
export const statusNames = {
  OPEN: 'work.appeals.stateOpen',
  SECOND_READING: 'work.appeals.stateSecondReading',
  ACCEPTED: 'work.appeals.stateAccepted',
  DECLINED: 'work.appeals.stateDeclined',
  WITHDRAWN: 'work.appeals.stateWithdrawn',
} as const satisfies Readonly<Record<string, MessageId>>;

/** What is appealed against. */
export const kindNames = {
  EXAM_ATTEMPT: 'work.appeals.kindExamAttempt',
  SUBMISSION_GRADE: 'work.appeals.kindSubmissionGrade',
  COURSE_GRADE: 'work.appeals.kindCourseGrade',
} as const satisfies Readonly<Record<string, MessageId>>;

/** What can happen in an attempt; other events are told by their own names. */
export const eventNames: Readonly<Record<string, MessageId>> = {
  STARTED: 'work.appeals.eventStarted',
  CAME_BACK: 'work.appeals.eventCameBack',
  HIDDEN: 'work.appeals.eventHidden',
  LEFT: 'work.appeals.eventLeft',
  CLOSED: 'work.appeals.eventClosed',
  LOST_CONNECTION: 'work.appeals.eventLostConnection',
  WARNED: 'work.appeals.eventWarned',
  EXTENDED: 'work.appeals.eventExtended',
  MESSAGE: 'work.appeals.eventMessage',
  HANDED_IN: 'work.appeals.eventHandedIn',
  TIME_UP: 'work.appeals.eventTimeUp',
  FAILED: 'work.appeals.eventFailed',
  RESTORED: 'work.appeals.eventRestored',
  ENDED_BY_STAFF: 'work.appeals.eventEndedByStaff',
};
