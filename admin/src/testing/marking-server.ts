import { college } from './college.ts';
import { fakeServer, refusal, type FakeServer } from './fake-server.ts';

interface Happening {
  /** Somebody else marks an answer just before the first marks arrive. */
  readonly markedMeanwhile?: boolean;
  /** Nothing waits. */
  readonly empty?: boolean;
}

const [first, second] = college.examResults;
const essay = (_id: string, position: number, text: string, written: string) => ({
  _id,
  kind: 'ESSAY',
  position,
  points: 5,
  text,
  textLocale: 'en',
  parts: [],
  unit: null,
  given: { choiceIds: [], pairs: [], order: [], blanks: [], number: null, text: written },
  correct: {
    choiceIds: [],
    pairs: [],
    order: [],
    blanks: [],
    number: null,
    tolerance: null,
    accepted: [],
    caseSensitive: false,
    partial: false,
    guidance: 'Names grace as undeserved.',
  },
  rightBlankIds: [],
  partial: false,
  comment: null,
});

/** A server with two attempts whose essays wait; it keeps the marks of the first. */
export function markingServer({
  markedMeanwhile = false,
  empty = false,
}: Happening = {}): FakeServer {
  const earned = new Map<string, number>();
  let theirs = markedMeanwhile;
  let version = 1;
  const essays = [
    essay('q-7', 3, 'What is grace?', 'Grace is a gift that nobody has earned.'),
    essay('q-8', 4, 'What is hope?', 'Hope looks to what is promised.'),
  ];
  const read = (result: typeof first) => ({
    ...result,
    status: 'MARKING',
    score: 0,
    version,
    events: [],
    explanation: [],
    restorable: false,
    answers: essays.map((answer) => ({ ...answer, earned: earned.get(answer._id) ?? null })),
  });
  return fakeServer({
    attemptsToMark: () => {
      const waiting = empty ? [] : [first, second].map(read);
      return { items: waiting, total: waiting.length };
    },
    examResult: ({ _id }) => read(_id === second?._id ? second : first),
    gradeExamAnswer: (args) => {
      if (theirs) {
        theirs = false;
        version += 1;
        earned.set('q-8', 2);
        throw refusal('CONFLICT', 'Somebody else changed this record.');
      }
      version += 1;
      if (args.questionId !== undefined) {
        if (args.earned === null) earned.delete(args.questionId);
        else earned.set(args.questionId, args.earned ?? 0);
      }
      return read(first);
    },
  });
}
