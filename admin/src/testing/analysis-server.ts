import { college } from './college.ts';
import { fakeServer, type FakeServer } from './fake-server.ts';

interface Happening {
  /** Nobody has sat the exam. */
  readonly empty?: boolean;
  /** The other key marks nothing anew. */
  readonly changesNothing?: boolean;
}

const slice = (key: string, name: string, difficulty: number, outlier = false) => ({
  key,
  name,
  answered: 20,
  difficulty,
  outlier,
});

const questions = [
  {
    questionId: 'q-1',
    position: 1,
    kind: 'SINGLE_CHOICE',
    text: 'Who led Israel out of Egypt?',
    answered: 40,
    difficulty: 0.82,
    discrimination: 0.46,
    choices: [
      { partId: 'a-1', text: 'Abraham', correct: false, count: 5 },
      { partId: 'a-2', text: 'Moses', correct: true, count: 33 },
      { partId: 'a-3', text: 'David', correct: false, count: 2 },
    ],
    byRegion: [slice('r-1', 'Cape Town', 0.84), slice('r-2', 'Munich', 0.8)],
    byLocale: [slice('en', 'English', 0.95), slice('de_DE', 'Deutsch', 0.4, true)],
  },
  {
    questionId: 'q-2',
    position: 2,
    kind: 'TRUE_FALSE',
    text: 'Ruth was a Moabite.',
    answered: 40,
    difficulty: 0.21,
    discrimination: -0.12,
    choices: [],
    byRegion: [],
    byLocale: [],
  },
];

const preview = {
  attempts: 40,
  toPass: 1,
  toFail: 0,
  changed: [
    {
      attemptId: 'x-3',
      student: college.users[4],
      before: 68,
      after: 72,
      passedBefore: false,
      passedAfter: true,
    },
  ],
};

/** A server that has figures of the first exam, and marks a question anew. */
export function analysisServer({
  empty = false,
  changesNothing = false,
}: Happening = {}): FakeServer {
  const regrade = changesNothing ? { ...preview, toPass: 0, changed: [] } : preview;
  return fakeServer({
    course: () => ({ ...college.courses[0], offerings: [] }),
    examItemAnalysis: () => (empty ? { attempts: 0, questions: [] } : { attempts: 40, questions }),
    previewRegrade: () => regrade,
    regradeQuestion: () => regrade,
  });
}
