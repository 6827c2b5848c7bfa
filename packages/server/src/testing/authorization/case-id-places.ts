import { all, belonging, type KindOfId, others, regional } from './id-kinds.ts';

const nobodyElses = {
  student: others,
  regionAdmin: ['own', ...others],
  superadmin: ['own', ...others],
} as const;

/** Ids of appeals and of what they are about. */
export const caseKinds: Readonly<Record<string, KindOfId>> = {
  appeal: {
    ids: belonging('appeal'),
    foreign: regional,
    places: all(`
      Query.appeal._id Query.appeals.filter.ids Mutation.askSecondReader._id
      Mutation.decideAppeal._id
    `),
  },
  ownAppeal: {
    ids: belonging('appeal'),
    foreign: nobodyElses,
    places: ['Mutation.withdrawAppeal._id'],
  },
  madeAppeal: {
    ids: belonging('appeal'),
    foreign: nobodyElses,
    places: ['Mutation.openAppeal._id'],
  },
  appealed: {
    ids: belonging('attempt-ended'),
    foreign: nobodyElses,
    places: all(`Query.appealState.subjectId Mutation.openAppeal.subjectId`),
  },
};
