import type { MessageId } from '@lampstand/i18n';
import type { AppealStatus, AppealSubjectKind } from './appeals.generated.ts';

export const statusNames = {
  OPEN: 'resources.appeals.stateOpen',
  SECOND_READING: 'resources.appeals.stateSecondReading',
  ACCEPTED: 'resources.appeals.stateAccepted',
  DECLINED: 'resources.appeals.stateDeclined',
  WITHDRAWN: 'resources.appeals.stateWithdrawn',
} as const satisfies Readonly<Record<AppealStatus, MessageId>>;

export const kindNames = {
  EXAM_ATTEMPT: 'resources.appeals.kindExamAttempt',
  SUBMISSION_GRADE: 'resources.appeals.kindSubmissionGrade',
  COURSE_GRADE: 'resources.appeals.kindCourseGrade',
} as const satisfies Readonly<Record<AppealSubjectKind, MessageId>>;

const choicesOf = (names: Readonly<Record<string, MessageId>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

export const statusChoices = choicesOf(statusNames);
export const kindChoices = choicesOf(kindNames);

/** What can happen in an attempt; other events are told by their own names. */
export const eventNames: Readonly<Record<string, MessageId>> = {
  STARTED: 'resources.appeals.eventStarted',
  CAME_BACK: 'resources.appeals.eventCameBack',
  HIDDEN: 'resources.appeals.eventHidden',
  LEFT: 'resources.appeals.eventLeft',
  CLOSED: 'resources.appeals.eventClosed',
  LOST_CONNECTION: 'resources.appeals.eventLostConnection',
  WARNED: 'resources.appeals.eventWarned',
  EXTENDED: 'resources.appeals.eventExtended',
  MESSAGE: 'resources.appeals.eventMessage',
  HANDED_IN: 'resources.appeals.eventHandedIn',
  TIME_UP: 'resources.appeals.eventTimeUp',
  FAILED: 'resources.appeals.eventFailed',
  RESTORED: 'resources.appeals.eventRestored',
  ENDED_BY_STAFF: 'resources.appeals.eventEndedByStaff',
};
