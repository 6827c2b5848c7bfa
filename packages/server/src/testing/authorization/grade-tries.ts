import { transcriptBlocks } from '../../modules/grades/transcript-design.rules.ts';
import { STALE, list, one, type Try } from './try.ts';

/** How the root fields of grades and transcripts are tried. */
export const gradeTries: Readonly<Record<string, Try>> = {
  'Query.studentGrades': { query: '{ studentGrades { score } }' },
  'Query.courseGrade': { query: '{ courseGrade(courseId: "course-bib101") { score } }' },
  'Query.gradeBook': {
    query: '{ gradeBook(groupId: "group-cape-town-1", courseId: "course-bib101") { total } }',
  },
  'Query.gradeBookCourses': {
    query: '{ gradeBookCourses(groupId: "group-cape-town-1") { _id } }',
  },
  'Query.gradeChanges': list('gradeChanges'),
  'Query.gradeScale': { query: '{ gradeScale { version } }' },
  'Query.transcript': { query: '{ transcript(userId: "user-student") { meanScore } }' },
  'Query.myTranscripts': { query: '{ myTranscripts { _id } }' },
  'Query.transcripts': list('transcripts'),
  'Query.issuedTranscript': one('issuedTranscript', 'none'),
  'Query.verifyTranscript': { query: '{ verifyTranscript(code: "none") { code } }' },
  'Mutation.updateGradeScale': {
    query: `mutation ($input: GradeScaleInput!) { updateGradeScale(version: ${STALE}, gradeScaleInput: $input) { _id } }`,
    variables: {
      input: {
        bands: [
          { letter: 'P', from: 50, points: 1 },
          { letter: 'F', from: 0, points: 0 },
        ],
      },
    },
  },
  'Query.transcriptDesign': { query: '{ transcriptDesign { version } }' },
  'Mutation.updateTranscriptDesign': {
    query: `mutation ($input: TranscriptDesignInput!) { updateTranscriptDesign(version: ${STALE}, transcriptDesignInput: $input) { _id } }`,
    variables: {
      input: {
        blocks: transcriptBlocks.map((kind) => ({ kind, shown: true })),
        letterhead: 'matrix',
      },
    },
  },
  'Mutation.removeTranscriptSeal': { query: 'mutation { removeTranscriptSeal { _id } }' },
  'Mutation.correctCourseGrade': {
    query: `mutation { correctCourseGrade(version: ${STALE}, gradeCorrectionInput: { studentId: "user-student", courseId: "course-bib101", score: 1, reason: "matrix" }) { score } }`,
  },
  'Mutation.issueTranscript': {
    query:
      'mutation { issueTranscript(_id: "00000000-0000-7000-8000-000000000009", userId: "none", locale: "en") { _id } }',
  },
  'Mutation.revokeTranscript': {
    query: `mutation { revokeTranscript(_id: "none", version: ${STALE}, reason: "matrix") { _id } }`,
  },
};
