import { randomUUID } from 'node:crypto';
import { choiceId, personaId, type PersonaKey, questionId } from '@lampstand/server/demo';
import { acknowledge, type Browser } from './ask.ts';

export type LaneKind = 'progress' | 'answer' | 'profile';

/**
 * One record that one student changes again and again, each change after the acknowledgement of the
 * one before: after a crash at most one change of it is in doubt.
 */
export interface Lane {
  readonly kind: LaneKind;
  readonly persona: PersonaKey;
  readonly userId: string;
  /** The lesson, the question or the person. */
  readonly recordId: string;
  readonly attemptId: string;
  /** Changes that were acknowledged so far. */
  acknowledged: number;
  /** 1 while the fate of a change is unknown. */
  inDoubt: number;
}

const locales = ['en', 'de_DE', 'fr_FR', 'pl_PL', 'uk_UA'] as const;
/** The recordings of the demonstration college are longer. */
const seconds = 40;

/** What the n-th change of a lane writes; change 0 is what stood there before. */
export const positionAt = (n: number): number => n % seconds;
export const localeAt = (n: number): string => locales[n % locales.length] ?? 'en';
export const choiceAt = (question: string, n: number): string => choiceId(question, (n % 2) + 1);

const lane = (kind: LaneKind, persona: PersonaKey, recordId: string, attemptId = ''): Lane => ({
  kind,
  persona,
  userId: personaId(persona),
  recordId,
  attemptId,
  acknowledged: 0,
  inDoubt: 0,
});

const exam = 'exam-bib101-final';
const progressInput =
  'mutation ($i: LessonProgressInput!) { saveLessonProgress(lessonProgressInput: $i) { positionSeconds } }';
const answerInput =
  'mutation ($i: ExamAnswerInput!) { saveExamAnswer(examAnswerInput: $i) { sequence } }';
const presenceInput =
  'mutation ($i: ExamPresenceInput!) { noteExamPresence(examPresenceInput: $i) { status } }';
const profileInput =
  'mutation ($i: UserProfileInput!) { updateUserProfile(userProfileInput: $i) { locale } }';
const start =
  'mutation ($_id: ID!, $exam: ID!) { startExamAttempt(_id: $_id, examId: $exam) { _id } }';

/** Opens the exam of the load and names every record that it changes. */
export async function openLanes(student: Browser): Promise<readonly Lane[]> {
  const attemptId = randomUUID();
  await acknowledge(student, start, { _id: attemptId, exam });
  return [
    ...[1, 2, 3].map((n) => lane('progress', 'student', `lesson-bib102-${n}`)),
    ...[1, 2].map((n) => lane('progress', 'student2', `lesson-his101-${n}`)),
    ...[1, 2, 3, 4].map((n) => lane('answer', 'student', questionId(exam, n), attemptId)),
    lane('profile', 'student2', personaId('student2')),
    lane('profile', 'facilitator', personaId('facilitator')),
  ];
}

/** Sends the next change of a lane. Resolves when it is acknowledged. */
export async function change(each: Lane, browser: Browser): Promise<void> {
  const n = each.acknowledged + 1;
  const { recordId, attemptId } = each;
  each.inDoubt = 1;
  switch (each.kind) {
    case 'progress': {
      const progress = { positionSeconds: positionAt(n), playbackSpeed: 1, completed: false };
      await acknowledge(browser, progressInput, { i: { lessonId: recordId, ...progress } });
      break;
    }
    case 'answer': {
      // A page that is not heard of has failed its attempt.
      const here = { attemptId, state: 'HERE' };
      if (n % 10 === 1) await acknowledge(browser, presenceInput, { i: here });
      const answer = { choiceIds: [choiceAt(recordId, n)] };
      const i = { attemptId, questionId: recordId, sequence: n, answer };
      await acknowledge(browser, answerInput, { i });
      break;
    }
    case 'profile':
      await acknowledge(browser, profileInput, { i: { _id: recordId, locale: localeAt(n) } });
  }
  each.acknowledged = n;
  each.inDoubt = 0;
}
