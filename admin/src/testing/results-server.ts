import { college } from './college.ts';
import { fakeServer, refusal, type FakeServer } from './fake-server.ts';

interface Happening {
  /** Somebody else corrects the result just before the first correction arrives. */
  readonly correctedMeanwhile?: boolean;
}

const [, first] = college.examResults;
const remark = (byName: string, reason: string | undefined) => ({
  at: '2026-03-21T10:00:00.000Z',
  byName,
  reason,
});

/** A server that keeps what happens to the second result, by hand of the person in front of it. */
export function resultsServer({ correctedMeanwhile = false }: Happening = {}): FakeServer {
  let stored = { ...first, version: 1 };
  let theirs = correctedMeanwhile;
  const correct = (byName: string, score: number | undefined, reason: string | undefined) => {
    stored = Object.assign({}, stored, {
      score,
      version: stored.version + 1,
      correctedFrom: first?.score,
      correction: remark(byName, reason),
    });
    return stored;
  };
  return fakeServer({
    examResult: () => stored,
    recordExamResult: ({ recordedResultInput: input }) => {
      stored = Object.assign({}, stored, {
        score: input?.score,
        points: null,
        totalPoints: null,
        answers: [],
        recorded: remark('Amos Mwangi', input?.reason),
      });
      return stored;
    },
    correctExamResult: ({ version, examResultInput: input }) => {
      if (theirs) {
        theirs = false;
        correct('Rita Mwangi', 66, 'Two points for question 1.');
      }
      if (version !== stored.version) {
        throw refusal('CONFLICT', 'Somebody else changed this record.');
      }
      return correct('Amos Mwangi', input?.score, input?.reason);
    },
  });
}
