import type { AppealCaseFragment } from './AppealPage.generated.ts';
import type { AppealsPageQuery } from './AppealsPage.generated.ts';

type OwnAppeal = AppealsPageQuery['myAppeals'][number];
type QueuedAppeal = AppealsPageQuery['appeals']['items'][number];

const person = { __typename: 'Person' as const, _id: 'ada', fullName: 'Ada Njeri' };
const group = { __typename: 'AppealGroup' as const, _id: 'g1', name: 'Nairobi 2026 A' };

/** An open appeal of the person. */
export const buildOwnAppeal = (change: Partial<OwnAppeal> = {}): OwnAppeal => ({
  __typename: 'MyAppeal',
  _id: 'own-1',
  version: 1,
  subjectKind: 'EXAM_ATTEMPT',
  subjectId: 'attempt-1',
  title: 'Romans',
  reason: 'The power went out in our street.',
  status: 'OPEN',
  answer: null,
  minutes: null,
  score: null,
  createdAt: '2026-02-05T09:00:00.000Z',
  ...change,
});

/** An appeal that waits for a facilitator. */
export const buildQueued = (change: Partial<QueuedAppeal> = {}): QueuedAppeal => ({
  __typename: 'Appeal',
  _id: 'appeal-1',
  title: 'Romans',
  status: 'OPEN',
  createdAt: '2026-02-05T09:00:00.000Z',
  person,
  group,
  ...change,
});

const choices = {
  __typename: 'AppealChoices' as const,
  accept: true,
  decline: true,
  askSecondReader: true,
};

const events = [
  ['2026-02-05T08:00:00.000Z', 'STARTED'],
  ['2026-02-05T08:12:31.000Z', 'LOST_CONNECTION'],
  ['2026-02-05T08:13:46.000Z', 'FAILED'],
] as const;

/** The same with everything that its page shows. */
export const buildCase = (change: Partial<AppealCaseFragment> = {}): AppealCaseFragment => ({
  ...buildQueued(),
  version: 1,
  subjectKind: 'EXAM_ATTEMPT',
  reason: 'The power went out in our street.',
  firstReaderName: null,
  opinion: null,
  answer: null,
  minutes: null,
  score: null,
  takesMinutes: true,
  takesScore: false,
  decidedByName: null,
  choices,
  evidence: events.map(([at, kind]) => ({
    __typename: 'Evidence',
    at,
    kind,
    byName: null,
    detail: [{ __typename: 'EvidenceDetail', name: 'device', value: 'Firefox on Linux' }],
  })),
  ...change,
});

/** For whoever had a say in it already. */
export const noChoices = { ...choices, accept: false, decline: false, askSecondReader: false };
