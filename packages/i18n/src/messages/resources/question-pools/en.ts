export const questionPools = {
  name: 'Question pool',
  plural: 'Question pools',
  'fields.q': 'Search by name',
  'fields.name': 'Name',
  'fields.courseId': 'Course',
  'fields.questionCount': 'Questions',
  'fields.createdAt': 'Created',
  'fields.updatedAt': 'Last changed',
  hint: 'An exam draws some of a pool’s questions, others for each student.',
  showQuestions: 'Questions of this pool',
} as const;
