import { STALE, create, list, one, remove, update, type Try } from './try.ts';

const question = {
  courseId: 'course-bib101',
  kind: 'SHORT_ANSWER',
  texts: [],
  parts: [],
  key: {
    choiceIds: [],
    pairs: [],
    order: [],
    blanks: [],
    accepted: [],
    caseSensitive: false,
    partial: false,
  },
};

const file = 'courseId: "course-bib101", format: GIFT';

/** How the root fields of the bank of questions are tried. */
export const questionTries: Readonly<Record<string, Try>> = {
  'Query.exportQuestions': {
    query: '{ exportQuestions(filter: { ids: ["nothing"] }, format: GIFT) { count } }',
  },
  'Query.question': one('question', 'exam-bib101-final-q1'),
  'Query.questions': list('questions'),
  'Query.questionPool': one('questionPool', 'pool-bib101'),
  'Query.questionPools': list('questionPools'),
  'Mutation.createQuestion': create('Question', question),
  'Mutation.createQuestionPool': create('QuestionPool', { courseId: 'course-bib101', name: '' }),
  'Mutation.importQuestions': {
    query: `mutation { importQuestions(_id: "a-made-id-of-nothing", ${file}, text: "{}", indexes: [7]) }`,
  },
  'Mutation.previewQuestionImport': {
    query: `mutation { previewQuestionImport(${file}, text: "Is it so? {T}") { index } }`,
  },
  'Mutation.removeQuestion': remove('Question', 'exam-bib101-final-q1'),
  'Mutation.removeQuestionPool': remove('QuestionPool', 'pool-bib101'),
  'Mutation.setQuestionsArchived': {
    query:
      'mutation { setQuestionsArchived(ids: ["exam-bib101-final-q1"], archived: false) { status } }',
  },
  'Mutation.updateQuestion': update('Question', 'exam-bib101-final-q1', question),
  'Mutation.updateQuestionPool': {
    query: `mutation { updateQuestionPool(_id: "pool-bib101", version: ${STALE}, questionPoolInput: { courseId: "course-bib101", name: "x" }) { _id } }`,
  },
};
