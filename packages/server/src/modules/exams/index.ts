import './exams.graphql.ts';
import './exams.roots.graphql.ts';
import './results.graphql.ts';
import './attempts.graphql.ts';

export { ExamResultRef } from './exams.refs.ts';
export { type ExamResult, newestResults } from './results.list.ts';
