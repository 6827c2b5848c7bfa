import {
  all,
  belonging,
  four,
  type KindOfId,
  others,
  personal,
  regional,
  shared,
} from './id-kinds.ts';

/** Ids of exams, sittings and results. */
export const examKinds: Readonly<Record<string, KindOfId>> = {
  exam: {
    ids: {
      ...four('exam-bib101-final', 'exam-second-year', 'exam-bib201-final', 'exam-berlin'),
      deleted: 'exam-gone',
    },
    foreign: { student: others },
    places: all(`
      Query.exam._id Query.examResults.filter.examId Query.exams.filter.ids Query.studentExam._id
      Query.attemptsToMark.filter.examId Query.examItemAnalysis.examId Query.examRoom.examId
      Mutation.extendExamAttempts.examId Mutation.messageExamRoom.examId
      Mutation.recordExamResult.recordedResultInput.examId Mutation.removeExam._id
      Mutation.setExamWindow.examWindowInput.examId Mutation.startExamAttempt.examId
      Mutation.startExamTest.examId Mutation.updateExam._id
    `),
  },
  askedQuestion: {
    ids: four(
      'exam-bib101-final-q1',
      'exam-the101-final-q1',
      'exam-bib201-final-q1',
      'exam-his101-final-q1',
    ),
    foreign: { ...personal },
    places: ['Mutation.saveExamAnswer.examAnswerInput.questionId'],
  },
  choice: {
    ids: four(
      'exam-bib101-final-q1-c1',
      'exam-the101-final-q1-c1',
      'exam-bib201-final-q1-c1',
      'exam-his101-final-q1-c1',
    ),
    foreign: { ...personal },
    places: ['Mutation.saveExamAnswer.examAnswerInput.answer.choiceIds'],
  },
  attempt: {
    ids: belonging('attempt-open'),
    foreign: { student: others, regionAdmin: ['own', ...others], superadmin: ['own', ...others] },
    places: all(`
      Query.examAttempt._id Mutation.abandonExamAttempt._id Mutation.finishExamAttempt._id
      Mutation.noteExamPresence.examPresenceInput.attemptId
      Mutation.saveExamAnswer.examAnswerInput.attemptId
    `),
  },
  result: {
    ids: belonging('attempt-ended'),
    foreign: regional,
    places: all(`
      Query.examResult._id Query.examResults.filter.ids Mutation.correctExamResult._id
    `),
  },
  ledAttempt: {
    ids: belonging('attempt-ended'),
    foreign: { student: ['own', ...others], regionAdmin: ['anotherRegion'] },
    places: all(`
      Mutation.endExamAttempt._id Mutation.gradeExamAnswer.attemptId
      Mutation.restoreExamAttempt._id
    `),
  },
  window: {
    ids: four('window-spare', 'window-spare', 'window-spare', 'window-berlin'),
    foreign: { student: ['own', ...others], regionAdmin: ['anotherRegion'] },
    places: ['Mutation.removeExamWindow._id'],
  },
  roomAttempt: {
    ids: belonging('attempt-open'),
    foreign: { student: ['own', ...others], regionAdmin: ['anotherRegion'] },
    places: all(`Mutation.extendExamAttempts.attemptIds Mutation.messageExamRoom.attemptIds`),
  },
  ofTheInput: {
    ids: { own: 'some-part-of-it' },
    foreign: {},
    places: all(`
      Mutation.createExam.examInput.items.question.key.blanks.blankId
      Mutation.createExam.examInput.items.question.key.choiceIds
      Mutation.createExam.examInput.items.question.key.order
      Mutation.createExam.examInput.items.question.key.pairs.optionId
      Mutation.createExam.examInput.items.question.key.pairs.promptId
      Mutation.createExam.examInput.items.question.parts._id
      Mutation.updateExam.examInput.items.question.key.blanks.blankId
      Mutation.updateExam.examInput.items.question.key.choiceIds
      Mutation.updateExam.examInput.items.question.key.order
      Mutation.updateExam.examInput.items.question.key.pairs.optionId
      Mutation.updateExam.examInput.items.question.key.pairs.promptId
      Mutation.updateExam.examInput.items.question.parts._id
      Mutation.createExam.examInput.items._id
      Mutation.createExam.examInput.items.poolId
      Mutation.createExam.examInput.items.question.courseId
      Mutation.createExam.examInput.items.question.poolId
      Mutation.createExam.examInput.items.versionId
      Mutation.updateExam.examInput.items._id
      Mutation.updateExam.examInput.items.poolId
      Mutation.updateExam.examInput.items.question.courseId
      Mutation.updateExam.examInput.items.question.poolId
      Mutation.updateExam.examInput.items.versionId
      Mutation.createQuestion._id
      Mutation.createQuestion.questionInput.key.blanks.blankId
      Mutation.createQuestion.questionInput.key.choiceIds
      Mutation.createQuestion.questionInput.key.order
      Mutation.createQuestion.questionInput.key.pairs.optionId
      Mutation.createQuestion.questionInput.key.pairs.promptId
      Mutation.createQuestion.questionInput.parts._id
      Mutation.importQuestions._id
      Mutation.updateQuestion.questionInput.key.blanks.blankId
      Mutation.updateQuestion.questionInput.key.choiceIds
      Mutation.updateQuestion.questionInput.key.order
      Mutation.updateQuestion.questionInput.key.pairs.optionId
      Mutation.updateQuestion.questionInput.key.pairs.promptId
      Mutation.updateQuestion.questionInput.parts._id
      Mutation.gradeExamAnswer.questionId
      Mutation.regradeQuestion._id
      Mutation.saveExamAnswer.examAnswerInput.answer.blanks.blankId
      Mutation.saveExamAnswer.examAnswerInput.answer.order
      Mutation.saveExamAnswer.examAnswerInput.answer.pairs.optionId
      Mutation.saveExamAnswer.examAnswerInput.answer.pairs.promptId
      Mutation.answerLessonCheck.lessonCheckAnswerInput.answer.blanks.blankId
      Mutation.answerLessonCheck.lessonCheckAnswerInput.answer.choiceIds
      Mutation.answerLessonCheck.lessonCheckAnswerInput.answer.order
      Mutation.answerLessonCheck.lessonCheckAnswerInput.answer.pairs.optionId
      Mutation.answerLessonCheck.lessonCheckAnswerInput.answer.pairs.promptId
      Query.previewLessonCheck.answer.blanks.blankId Query.previewLessonCheck.answer.choiceIds
      Query.previewLessonCheck.answer.order Query.previewLessonCheck.answer.pairs.optionId
      Query.previewLessonCheck.answer.pairs.promptId
    `),
  },
  sharedVersion: {
    ids: four(
      'exam-bib101-final-q1-v1',
      'exam-bib101-final-q2-v1',
      'exam-the101-final-q1-v1',
      'exam-his101-final-q1-v1',
    ),
    foreign: shared,
    places: all(`Mutation.regradeQuestion.versionId Query.previewRegrade.versionId`),
  },
};

/** Where no id makes a difference, and why. */
export const idleOfExams: Readonly<Record<string, string>> = {
  'Mutation.answerLessonCheck.lessonCheckAnswerInput.answer.choiceIds':
    'a question names its own choices',
  'Mutation.answerLessonCheck.lessonCheckAnswerInput.answer.blanks.blankId':
    'no question of such a kind is asked here',
  'Mutation.answerLessonCheck.lessonCheckAnswerInput.answer.order':
    'no question of such a kind is asked here',
  'Mutation.answerLessonCheck.lessonCheckAnswerInput.answer.pairs.optionId':
    'no question of such a kind is asked here',
  'Mutation.answerLessonCheck.lessonCheckAnswerInput.answer.pairs.promptId':
    'no question of such a kind is asked here',
  'Query.previewLessonCheck.answer.choiceIds': 'a question names its own choices',
  'Query.previewLessonCheck.answer.blanks.blankId': 'no question of such a kind is asked here',
  'Query.previewLessonCheck.answer.order': 'no question of such a kind is asked here',
  'Query.previewLessonCheck.answer.pairs.optionId': 'no question of such a kind is asked here',
  'Query.previewLessonCheck.answer.pairs.promptId': 'no question of such a kind is asked here',
  'Mutation.createExam.examInput.items._id': 'an id of another exam is a new one here',
  'Mutation.createExam.examInput.items.poolId': 'beside a question, of which an item asks one',
  'Mutation.createExam.examInput.items.question.courseId':
    'beside a question, of which an item asks one',
  'Mutation.createExam.examInput.items.question.key.blanks.blankId':
    'a question names its own parts',
  'Mutation.createExam.examInput.items.question.key.choiceIds': 'a question names its own parts',
  'Mutation.createExam.examInput.items.question.key.order': 'a question names its own parts',
  'Mutation.createExam.examInput.items.question.key.pairs.optionId':
    'a question names its own parts',
  'Mutation.createExam.examInput.items.question.key.pairs.promptId':
    'a question names its own parts',
  'Mutation.createExam.examInput.items.question.parts._id': 'a question names its own parts',
  'Mutation.createExam.examInput.items.question.poolId':
    'beside a question, of which an item asks one',
  'Mutation.createExam.examInput.items.versionId': 'beside a question, of which an item asks one',
  'Mutation.createQuestion._id': 'the browser makes the id, too long to be guessed',
  'Mutation.createQuestion.questionInput.key.blanks.blankId': 'a question names its own parts',
  'Mutation.createQuestion.questionInput.key.choiceIds': 'a question names its own parts',
  'Mutation.createQuestion.questionInput.key.order': 'a question names its own parts',
  'Mutation.createQuestion.questionInput.key.pairs.optionId': 'a question names its own parts',
  'Mutation.createQuestion.questionInput.key.pairs.promptId': 'a question names its own parts',
  'Mutation.createQuestion.questionInput.parts._id': 'a question names its own parts',
  'Mutation.gradeExamAnswer.questionId': 'no essay is asked here',
  'Mutation.importQuestions._id': 'the browser makes the id',
  'Mutation.regradeQuestion._id': 'the browser makes the id',
  'Mutation.saveExamAnswer.examAnswerInput.answer.blanks.blankId':
    'no question of such a kind is asked here',
  'Mutation.saveExamAnswer.examAnswerInput.answer.order':
    'no question of such a kind is asked here',
  'Mutation.saveExamAnswer.examAnswerInput.answer.pairs.optionId':
    'no question of such a kind is asked here',
  'Mutation.saveExamAnswer.examAnswerInput.answer.pairs.promptId':
    'no question of such a kind is asked here',
  'Mutation.updateExam.examInput.items._id': 'an id of another exam is a new one here',
  'Mutation.updateExam.examInput.items.poolId': 'beside a question, of which an item asks one',
  'Mutation.updateExam.examInput.items.question.courseId':
    'beside a question, of which an item asks one',
  'Mutation.updateExam.examInput.items.question.key.blanks.blankId':
    'a question names its own parts',
  'Mutation.updateExam.examInput.items.question.key.choiceIds': 'a question names its own parts',
  'Mutation.updateExam.examInput.items.question.key.order': 'a question names its own parts',
  'Mutation.updateExam.examInput.items.question.key.pairs.optionId':
    'a question names its own parts',
  'Mutation.updateExam.examInput.items.question.key.pairs.promptId':
    'a question names its own parts',
  'Mutation.updateExam.examInput.items.question.parts._id': 'a question names its own parts',
  'Mutation.updateExam.examInput.items.question.poolId':
    'beside a question, of which an item asks one',
  'Mutation.updateExam.examInput.items.versionId': 'beside a question, of which an item asks one',
  'Mutation.updateQuestion.questionInput.key.blanks.blankId': 'a question names its own parts',
  'Mutation.updateQuestion.questionInput.key.choiceIds': 'a question names its own parts',
  'Mutation.updateQuestion.questionInput.key.order': 'a question names its own parts',
  'Mutation.updateQuestion.questionInput.key.pairs.optionId': 'a question names its own parts',
  'Mutation.updateQuestion.questionInput.key.pairs.promptId': 'a question names its own parts',
  'Mutation.updateQuestion.questionInput.parts._id': 'a question names its own parts',
  'Mutation.updateQuestion.questionInput.courseId': 'a question keeps its course',
  'Mutation.updateQuestionPool.questionPoolInput.courseId': 'a pool keeps its course',
  'Query.attemptsToMark.filter.courseId': 'what waits for marks here is of another course',
  'Query.attemptsToMark.filter.examId': 'what waits for marks here is of another exam',
};
