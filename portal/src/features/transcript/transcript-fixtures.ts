import type { Unmasked } from '@apollo/client';
import type { MyTranscriptsQuery, TranscriptPageQuery } from './TranscriptPage.generated.ts';

type Transcript = Unmasked<TranscriptPageQuery>['transcript'];
type Design = Unmasked<TranscriptPageQuery>['transcriptDesign'];
type Course = Transcript['terms'][number]['courses'][number];
type Copy = Unmasked<MyTranscriptsQuery>['myTranscripts'][number];

const course = (overrides: Partial<Course>): Course => ({
  __typename: 'TranscriptCourse',
  _id: 'romans',
  code: 'NT-201',
  name: 'The Letter to the Romans',
  complete: true,
  score: 85,
  letter: 'B',
  points: 3,
  ...overrides,
});

/** A term that is over and one under way. */
export function buildTranscript(overrides: Partial<Transcript> = {}): Transcript {
  return {
    __typename: 'Transcript',
    student: { __typename: 'Person', _id: 'naledi', fullName: 'Naledi Dlamini' },
    terms: [
      {
        __typename: 'TranscriptTerm',
        name: 'Autumn 2025',
        year: 2025,
        courses: [
          course({}),
          course({
            _id: 'ethics',
            code: 'ET-110',
            name: 'Ethics',
            score: 95,
            letter: 'A',
            points: 4,
          }),
        ],
        meanScore: 90,
        meanPoints: 3.5,
      },
      {
        __typename: 'TranscriptTerm',
        name: null,
        year: 2026,
        courses: [
          course({
            _id: 'greek',
            code: 'LA-100',
            name: 'Greek I',
            complete: false,
            score: null,
            letter: null,
            points: null,
          }),
        ],
        meanScore: null,
        meanPoints: null,
      },
    ],
    meanScore: 90,
    meanPoints: 3.5,
    scale: [
      { __typename: 'GradeBand', letter: 'A', from: 90, points: 4 },
      { __typename: 'GradeBand', letter: 'B', from: 80, points: 3 },
      { __typename: 'GradeBand', letter: 'F', from: 0, points: 0 },
    ],
    ...overrides,
  };
}

const kinds = ['LETTERHEAD', 'STUDENT', 'COURSES', 'MEAN', 'SCALE', 'SEAL', 'PROOF'] as const;

/** The usual one. */
export function buildDesign(overrides: Partial<Design> = {}): Design {
  return {
    __typename: 'TranscriptDesign',
    _id: 'college',
    blocks: kinds.map((kind) => ({ __typename: 'TranscriptBlock', kind, shown: true })),
    letterhead: null,
    sealUrl: null,
    ...overrides,
  };
}

export function buildCopy(overrides: Partial<Copy> = {}): Copy {
  return {
    __typename: 'IssuedTranscript',
    _id: 'copy-1',
    code: '3HJ5-9TQK-VB2N',
    locale: 'en',
    url: '/transcripts/copy-1.pdf',
    issuedAt: '2026-03-01T10:00:00.000Z',
    revokedAt: null,
    revokeReason: null,
    ...overrides,
  };
}
