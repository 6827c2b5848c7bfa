import { type Context, signedIn } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { groupReachOf } from '../groups/index.ts';
import { type CourseGrade, courseGrade } from './course-grade.rules.ts';
import {
  findGradeBook,
  findGradedCourses,
  type GradeColumn,
  type RawGradeBook,
} from './grade-book.repo.ts';

/** Most students that one page may hold: exports read page by page. */
const MAX_PER_PAGE = 500;

export const gradeBookSorts = ['name', 'score'] as const;

/** One student's row. */
export interface StudentGrade {
  readonly student: RawGradeBook['students'][number];
  readonly grade: CourseGrade;
}

export interface GradeBook {
  readonly course: RawGradeBook['course'];
  readonly columns: readonly GradeColumn[];
  readonly items: readonly StudentGrade[];
  readonly total: number;
}

interface Asked {
  readonly groupId: string;
  readonly courseId: string;
  readonly filter?: { readonly q?: string | null | undefined } | null | undefined;
  readonly sort?:
    | { readonly field: (typeof gradeBookSorts)[number]; readonly order: 'ASC' | 'DESC' }
    | null
    | undefined;
  readonly page?: { readonly page: number; readonly perPage: number } | null | undefined;
}

/** Whoever has no score yet comes last, whichever way; those who are alike stay as they were. */
function byScore(order: 'ASC' | 'DESC') {
  const sign = order === 'ASC' ? 1 : -1;
  return (one: StudentGrade, other: StudentGrade): number => {
    const [left, right] = [one.grade.score, other.grade.score];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  };
}

function sorted(items: readonly StudentGrade[], sort: Asked['sort']): readonly StudentGrade[] {
  if (sort?.field === 'score') return items.toSorted(byScore(sort.order));
  return sort?.order === 'DESC' ? items.toReversed() : items;
}

/**
 * The grades of a group in a course: for its facilitators and the staff of its region.
 * @throws DomainError NOT_FOUND, INVALID for a page that is too large.
 */
export async function readGradeBook(context: Context, asked: Asked): Promise<GradeBook> {
  const viewer = signedIn(context);
  const { page, perPage } = asked.page ?? { page: 1, perPage: 25 };
  if (page < 1 || perPage < 1 || perPage > MAX_PER_PAGE) {
    throw new DomainError('INVALID', { key: 'errors.tooLarge', args: { max: MAX_PER_PAGE } });
  }
  const now = context.services.clock.now().toISOString();
  const q = asked.filter?.q?.trim() || null;
  const { groupId, courseId } = asked;
  const reach = groupReachOf(viewer);
  const book = await findGradeBook(context.db, reach, { groupId, courseId, q, now });
  if (!book) throw new DomainError('NOT_FOUND', 'errors.notFound');
  const { scale, course, columns, students } = book;
  const byUser = new Map(book.grades.map((raw) => [raw.userId, raw]));
  const items = students.flatMap((student) => {
    const raw = byUser.get(student._id);
    return raw ? [{ student, grade: courseGrade(raw, scale, now) }] : [];
  });
  const first = (page - 1) * perPage;
  return {
    course,
    columns,
    items: sorted(items, asked.sort).slice(first, first + perPage),
    total: items.length,
  };
}

/** The courses of a group that have a grade book. @throws DomainError NOT_FOUND. */
export async function listGradedCourses(
  context: Context,
  groupId: string,
): Promise<RawGradeBook['course'][]> {
  const found = await findGradedCourses(context.db, groupReachOf(signedIn(context)), groupId);
  if (!found) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return found;
}
