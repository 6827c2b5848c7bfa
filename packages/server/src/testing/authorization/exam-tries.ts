import { create, list, one, remove, STALE, type Try, update } from './try.ts';

const exam = {
  courseId: 'course-bib101',
  title: '',
  passMark: 70,
  allowedAttempts: 2,
  openBook: false,
  published: false,
  items: [],
};

/** The attempt that the student sits. */
const OPEN = '00000000-0000-7000-8000-000000000001';
const inRoom = 'examId: "exam-bib101-final", groupId: "group-cape-town-1"';
/** Nobody's: who may do it where it is would find nobody. */
const nobody = 'attemptIds: ["nobody"]';
const version = 'questionId: "exam-bib101-final-q1", versionId: "none"';
const MADE = '_id: "00000000-0000-7000-8000-000000000009"';

/** How the root fields of exams, sittings and results are tried. */
export const examTries: Readonly<Record<string, Try>> = {
  'Query.attemptsToMark': list('attemptsToMark'),
  'Query.exam': one('exam', 'exam-bib101-final'),
  'Query.examAttempt': one('examAttempt', OPEN),
  'Query.examItemAnalysis': {
    query: '{ examItemAnalysis(examId: "exam-bib101-final") { attempts } }',
  },
  'Query.examResult': one('examResult', 'matrix-result'),
  'Query.examResults': list('examResults'),
  'Query.examRoom': { query: `{ examRoom(${inRoom}) { serverNow } }` },
  'Query.exams': list('exams'),
  'Query.previewRegrade': { query: `{ previewRegrade(${version}) { attempts } }` },
  'Query.recordableExams': {
    query: '{ recordableExams(studentId: "user-student") { attemptsUsed } }',
  },
  'Query.studentExam': one('studentExam', 'exam-spf101-reflection'),
  'Mutation.abandonExamAttempt': {
    query: 'mutation { abandonExamAttempt(_id: "matrix-result") { _id } }',
  },
  'Mutation.correctExamResult': {
    query: `mutation { correctExamResult(_id: "matrix-result", version: ${STALE}, examResultInput: { score: 1, reason: "x" }) { _id } }`,
  },
  'Mutation.createExam': create('Exam', exam),
  'Mutation.endExamAttempt': {
    // Over already: whoever may end it changes nothing.
    query: 'mutation { endExamAttempt(_id: "matrix-result", reason: "Tried") { _id } }',
  },
  'Mutation.extendExamAttempts': {
    query: `mutation { extendExamAttempts(${inRoom}, ${nobody}, minutes: 1, reason: "Tried") { serverNow } }`,
  },
  'Mutation.finishExamAttempt': {
    query: 'mutation { finishExamAttempt(_id: "matrix-result") { _id } }',
  },
  'Mutation.gradeExamAnswer': {
    query: `mutation { gradeExamAnswer(attemptId: "matrix-result", questionId: "none", earned: 1, version: ${STALE}) { _id } }`,
  },
  'Mutation.messageExamRoom': {
    query: `mutation { messageExamRoom(${inRoom}, ${nobody}, text: "Tried") { serverNow } }`,
  },
  'Mutation.noteExamPresence': {
    query: `mutation { noteExamPresence(examPresenceInput: { attemptId: "${OPEN}", state: HERE }) { status } }`,
  },
  'Mutation.recordExamResult': {
    // In a time to come: whoever may record is told of the moment.
    query:
      'mutation { recordExamResult(_id: "00000000-0000-7000-8000-000000000002", recordedResultInput: { examId: "exam-bib101-final", studentId: "user-student", groupId: "group-cape-town-1", finishedAt: "2999-01-01T00:00:00Z", score: 1, reason: "x" }) { _id } }',
  },
  'Mutation.regradeQuestion': {
    query: `mutation { regradeQuestion(${MADE}, ${version}, reason: "Tried") { attempts } }`,
  },
  'Mutation.removeExam': remove('Exam', 'exam-bib101-midterm'),
  'Mutation.removeExamWindow': {
    query: 'mutation { removeExamWindow(_id: "none", version: 1) { _id } }',
  },
  'Mutation.restoreExamAttempt': {
    // One that was passed: whoever may restore is told that it cannot be.
    query: 'mutation { restoreExamAttempt(_id: "matrix-passed", reason: "Tried") { serverNow } }',
  },
  'Mutation.saveExamAnswer': {
    query: `mutation { saveExamAnswer(examAnswerInput: { attemptId: "${OPEN}", questionId: "exam-bib101-final-q1", sequence: 1, answer: { choiceIds: ["exam-bib101-final-q1-c1"] } }) { sequence } }`,
  },
  'Mutation.setExamWindow': {
    query: `mutation { setExamWindow(examWindowInput: { ${inRoom} }, version: ${STALE}) { _id } }`,
  },
  'Mutation.startExamAttempt': {
    query: `mutation { startExamAttempt(_id: "${OPEN}", examId: "exam-bib101-final") { _id } }`,
  },
  'Mutation.startExamTest': {
    query: `mutation { startExamTest(${MADE}, examId: "none") { _id } }`,
  },
  'Mutation.updateExam': update('Exam', 'exam-bib101-final', exam),
};
