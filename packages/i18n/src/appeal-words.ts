import type { MessageId } from './message-types.ts';

/** How an appeal stands. */
export const appealStatusNames = {
  OPEN: 'work.appeals.stateOpen',
  SECOND_READING: 'work.appeals.stateSecondReading',
  ACCEPTED: 'work.appeals.stateAccepted',
  DECLINED: 'work.appeals.stateDeclined',
  WITHDRAWN: 'work.appeals.stateWithdrawn',
} as const satisfies Readonly<Record<string, MessageId>>;

/** What is appealed against. */
export const appealKindNames = {
  EXAM_ATTEMPT: 'work.appeals.kindExamAttempt',
  SUBMISSION_GRADE: 'work.appeals.kindSubmissionGrade',
  COURSE_GRADE: 'work.appeals.kindCourseGrade',
} as const satisfies Readonly<Record<string, MessageId>>;

/** What an acceptance does. */
export const acceptHints = {
  EXAM_ATTEMPT: 'work.appeals.acceptHintExam',
  SUBMISSION_GRADE: 'work.appeals.acceptHintSubmission',
  COURSE_GRADE: 'work.appeals.acceptHintCourse',
} as const satisfies Readonly<Record<string, MessageId>>;

/** What can happen in what is appealed against; other events are told by their own names. */
const eventNames: Readonly<Record<string, MessageId>> = {
  STARTED: 'work.appeals.eventStarted',
  CAME_BACK: 'work.appeals.eventCameBack',
  HIDDEN: 'work.appeals.eventHidden',
  LEFT: 'work.appeals.eventLeft',
  CLOSED: 'work.appeals.eventClosed',
  LOST_CONNECTION: 'work.appeals.eventLostConnection',
  LOGGED_OUT: 'work.appeals.eventLoggedOut',
  WARNED: 'work.appeals.eventWarned',
  EXTENDED: 'work.appeals.eventExtended',
  MESSAGE: 'work.appeals.eventMessage',
  HANDED_IN: 'work.appeals.eventHandedIn',
  TIME_UP: 'work.appeals.eventTimeUp',
  FAILED: 'work.appeals.eventFailed',
  RESTORED: 'work.appeals.eventRestored',
  ENDED_BY_STAFF: 'work.appeals.eventEndedByStaff',
  SERVER_AWAY: 'work.appeals.eventServerAway',
  CLOCK_CORRECTED: 'work.appeals.eventClockCorrected',
  EXAM_RESULT: 'work.appeals.eventExamResult',
  GRADED: 'work.appeals.eventGraded',
  COMPLETED: 'work.appeals.eventCompleted',
  NOT_COMPLETED: 'work.appeals.eventNotCompleted',
  GRADE_CHANGED: 'work.appeals.eventGradeChanged',
};

/** Details that people read; what is kept besides them is for machines. */
const detailNames: Readonly<Record<string, MessageId>> = {
  title: 'work.appeals.detailTitle',
  score: 'work.appeals.detailScore',
  before: 'work.appeals.detailBefore',
  after: 'work.appeals.detailAfter',
  receipt: 'work.appeals.detailReceipt',
  reason: 'work.appeals.detailReason',
  minutes: 'work.appeals.detailMinutes',
  seconds: 'work.appeals.detailSeconds',
  text: 'work.appeals.detailText',
  detail: 'work.appeals.detailBrowser',
};

interface Evidence {
  readonly kind: string;
  readonly byName: string | null;
  readonly detail: readonly { readonly name: string; readonly value: string }[];
}

/** An event of what is appealed against in words: what it was, and by whom and how. */
export function appealEvent(
  t: { readonly dynamic: (id: MessageId) => string },
  { kind, byName, detail }: Evidence,
): { readonly name: string; readonly more: string } {
  const told = detail.flatMap(({ name, value }) => {
    const label = detailNames[name];
    return label ? [`${t.dynamic(label)}: ${value}`] : [];
  });
  const name = eventNames[kind];
  return {
    name: name ? t.dynamic(name) : kind,
    more: [byName, ...told].filter(Boolean).join(' · '),
  };
}
