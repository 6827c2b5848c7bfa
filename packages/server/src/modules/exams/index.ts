import './exams.graphql.ts';
import './exams.roots.graphql.ts';
import './results.graphql.ts';
import './attempts.graphql.ts';

export { ExamResultRef } from './exams.refs.ts';
export { ended, type ExamResult, newestResults, RESULT_RELATIONS } from './results.list.ts';
