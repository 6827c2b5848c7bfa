import { recordVerb, type Binding } from '../data/binding.ts';
import {
  GradeBookCorrectDocument,
  GradeBookCoursesDocument,
  GradeBookRowsDocument,
  type GradeBookCoursesQuery,
  type GradeBookRowsQuery,
} from './gradebook.generated.ts';

export type GradeBookCourse = GradeBookCoursesQuery['gradeBookCourses'][number];

/** The courses of the filter's group; the whole list, whatever page is asked. */
export const gradeBookCoursesBinding = {
  list: ({ filter = {} }) => ({
    query: GradeBookCoursesDocument,
    variables: { groupId: filter['groupId'] },
    parseResponse: ({ data }) => ({
      data: data.gradeBookCourses,
      total: data.gradeBookCourses.length,
    }),
  }),
} satisfies Binding;

export type GradeColumn = GradeBookRowsQuery['gradeBook']['columns'][number];

/** A student's row; each has the columns of all, since they come in one answer. */
export type GradeRow = GradeBookRowsQuery['gradeBook']['items'][number] & {
  readonly id: string;
  readonly columns: readonly GradeColumn[];
};

/** The grades of the filter's group in its course. */
export const gradeBookBinding = {
  list: ({ filter = {}, page, sort }) => ({
    query: GradeBookRowsDocument,
    variables: {
      groupId: filter['groupId'],
      courseId: filter['courseId'],
      filter: filter['q'] ? { q: filter['q'] } : {},
      sort,
      page,
    },
    parseResponse: ({ data }) => {
      const { columns, items, total } = data.gradeBook;
      return {
        data: items.map((item: GradeRow) => ({ ...item, id: item.student._id, columns })),
        total,
      };
    },
  }),
} satisfies Binding;

export interface CorrectionRequest {
  /** Of the correction as it was read, 0 without one. */
  readonly version: number;
  readonly studentId: string;
  readonly courseId: string;
  /** Whole per cent; null takes the correction back. */
  readonly score: number | null;
  readonly reason: string;
}

export const gradeCorrectionsBinding = {
  list: () => {
    throw new Error('Corrections stand in the book and its history');
  },
  create: recordVerb(
    GradeBookCorrectDocument,
    ({ version, ...input }: CorrectionRequest) => ({ version, input }),
    ({ correctCourseGrade }) => ({ ...correctCourseGrade, id: 'correction' }),
  ),
} satisfies Binding;
