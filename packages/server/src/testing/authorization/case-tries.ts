import { STALE, list, one, type Try } from './try.ts';

const conditions = {
  timeFactorPercent: 125,
  extraAttempts: 0,
  noLeaveRule: false,
  breakMinutes: 0,
  largerType: false,
  readAloud: false,
  reason: 'Matrix',
};

/** How the root fields of accommodations and appeals are tried. */
export const caseTries: Readonly<Record<string, Try>> = {
  'Query.accommodation': one('accommodation', 'user-0001', 'userId'),
  'Query.accommodations': list('accommodations'),
  'Query.myAccommodation': { query: '{ myAccommodation { extraAttempts } }' },
  'Query.appeal': one('appeal', 'appeal-open'),
  'Query.appeals': list('appeals'),
  'Query.appealState': {
    query: '{ appealState(subjectKind: EXAM_ATTEMPT, subjectId: "none") { openUntil } }',
  },
  'Query.myAppeals': { query: '{ myAppeals { _id } }' },
  'Mutation.setAccommodation': {
    query: `mutation ($input: AccommodationInput!) { setAccommodation(userId: "user-0001", version: ${STALE}, accommodationInput: $input) { _id } }`,
    variables: { input: conditions },
  },
  'Mutation.removeAccommodation': {
    query: 'mutation { removeAccommodation(userId: "none") { _id } }',
  },
  'Mutation.openAppeal': {
    query:
      'mutation { openAppeal(_id: "00000000-0000-7000-8000-000000000007", subjectKind: EXAM_ATTEMPT, subjectId: "none", reason: "matrix") { _id } }',
  },
  'Mutation.withdrawAppeal': {
    query: `mutation { withdrawAppeal(_id: "appeal-declined", version: ${STALE}) { _id } }`,
  },
  'Mutation.askSecondReader': {
    query: `mutation { askSecondReader(_id: "appeal-open", version: ${STALE}, opinion: "matrix") { _id } }`,
  },
  'Mutation.decideAppeal': {
    query: `mutation { decideAppeal(_id: "appeal-open", version: ${STALE}, accepted: true, answer: "matrix") { _id } }`,
  },
};
