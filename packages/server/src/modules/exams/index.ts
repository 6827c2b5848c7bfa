import './exams.graphql.ts';
import './exams.roots.graphql.ts';
import './results.graphql.ts';
import './recorded-results.graphql.ts';
import './attempts.graphql.ts';

export { ExamResultRef } from './exams.refs.ts';
export { ended, newestResults, RESULT_RELATIONS } from './results.list.ts';
export { examsHistory } from './exams.history.ts';
