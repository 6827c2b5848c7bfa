export { type CountedPart, courseScore } from './course-score.rules.ts';
export { bandOf, defaultScale, type GradeBand, meanOf } from './scale.rules.ts';
