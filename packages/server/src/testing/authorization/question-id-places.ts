import { all, four, type KindOfId, shared } from './id-kinds.ts';

/** Ids of the bank of questions. */
export const questionKinds: Readonly<Record<string, KindOfId>> = {
  question: {
    ids: {
      ...four(
        'question-spare',
        'exam-bib101-final-q1',
        'exam-bib101-final-q2',
        'exam-the101-final-q1',
      ),
      deleted: 'question-gone',
    },
    foreign: shared,
    places: all(`
      Query.exportQuestions.filter.ids Query.question._id Query.questions.filter.ids
      Mutation.setQuestionsArchived.ids Mutation.updateQuestion._id
      Mutation.regradeQuestion.questionId Query.previewRegrade.questionId
      Mutation.createExam.examInput.items.questionId Mutation.updateExam.examInput.items.questionId
      Mutation.createLesson.lessonInput.checks.questionId
      Mutation.updateLesson.lessonInput.checks.questionId
    `),
  },
  spareQuestion: {
    ids: { own: 'question-spare', deleted: 'question-gone' },
    foreign: shared,
    places: ['Mutation.removeQuestion._id'],
  },
  questionPool: {
    ids: { own: 'pool-spare', anotherGroup: 'pool-bib101', deleted: 'pool-gone' },
    foreign: shared,
    places: all(`
      Query.exportQuestions.filter.poolId Query.questionPool._id Query.questionPools.filter.ids
      Query.questions.filter.poolId Mutation.createQuestion.questionInput.poolId
      Mutation.importQuestions.poolId Mutation.updateQuestion.questionInput.poolId
      Mutation.updateQuestionPool._id
    `),
  },
  sparePool: {
    ids: { own: 'pool-spare', deleted: 'pool-gone' },
    foreign: shared,
    places: ['Mutation.removeQuestionPool._id'],
  },
};
