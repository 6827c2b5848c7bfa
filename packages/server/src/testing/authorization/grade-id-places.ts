import { all, belonging, type KindOfId, others, regional } from './id-kinds.ts';

/** Ids of transcripts that were issued. */
export const gradeKinds: Readonly<Record<string, KindOfId>> = {
  transcript: {
    ids: { ...belonging('issued-transcript'), deleted: 'issued-transcript-gone' },
    foreign: regional,
    places: all(`
      Query.issuedTranscript._id Query.transcripts.filter.ids Mutation.revokeTranscript._id
    `),
  },
  madeTranscript: {
    ids: belonging('issued-transcript'),
    foreign: { student: others, regionAdmin: ['anotherRegion'] },
    places: ['Mutation.issueTranscript._id'],
  },
};
