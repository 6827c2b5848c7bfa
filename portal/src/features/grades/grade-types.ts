import type { Unmasked } from '@apollo/client';
import type { GradesPageQuery } from './Grades.generated.ts';

/** What a student has come to in a course, with its parts and how it came about. */
export type CourseGrade = Unmasked<GradesPageQuery>['studentGrades'][number];
export type GradePart = CourseGrade['parts'][number];
export type GradeStep = CourseGrade['explanation'][number];
