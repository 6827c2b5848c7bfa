import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import {
  CoursesCreateDocument,
  CoursesListDocument,
  CoursesOneDocument,
  CoursesRemoveDocument,
  CoursesUpdateDocument,
  type CourseInput,
  type CourseRecordFragment,
} from './courses.generated.ts';

/** A course as the form edits it: its teachers, categories and groups by id. */
function toForm(course: CourseRecordFragment) {
  return {
    ...course,
    teacherIds: course.teachers.map(({ id }) => id),
    categoryIds: course.categories.map(({ id }) => id),
    groupIds: course.groups.map(({ id }) => id),
  };
}

export type CourseRecord = ReturnType<typeof toForm>;

interface CourseForm extends Omit<
  CourseInput,
  'published' | 'groupIds' | 'teacherIds' | 'categoryIds'
> {
  readonly published?: boolean;
  readonly teacherIds?: readonly string[];
  readonly categoryIds?: readonly string[];
  readonly groupIds?: readonly string[];
}

function toInput(form: CourseForm): CourseInput {
  return {
    code: form.code,
    name: form.name,
    description: form.description ?? null,
    teacherIds: [...(form.teacherIds ?? [])],
    categoryIds: [...(form.categoryIds ?? [])],
    programme: form.programme || null,
    year: form.year ?? null,
    locale: form.locale,
    published: form.published ?? false,
    groupIds: [...(form.groupIds ?? [])],
  };
}

export const coursesBinding = {
  list: listVerb({
    document: CoursesListDocument,
    read: ({ courses }) => courses,
    sorts: ['code', 'name', 'programme', 'year', 'publishedAt', 'createdAt', 'updatedAt'],
    filters: {
      ids: true,
      q: true,
      groupId: true,
      teacherId: true,
      categoryId: true,
      termId: true,
      programme: true,
      year: true,
      published: true,
      locale: true,
    },
  }),
  one: recordVerb(
    CoursesOneDocument,
    (id: string) => ({ id }),
    ({ course }) => toForm(course),
  ),
  create: recordVerb(
    CoursesCreateDocument,
    (form: CourseForm) => ({ input: toInput(form) }),
    ({ createCourse }) => toForm(createCourse),
  ),
  update: recordVerb(
    CoursesUpdateDocument,
    ({ id, version, values }: UpdateRequest<CourseForm>) => ({
      id,
      version,
      input: toInput(values),
    }),
    ({ updateCourse }) => toForm(updateCourse),
  ),
  remove: recordVerb(
    CoursesRemoveDocument,
    (id: string) => ({ id }),
    ({ removeCourse }) => toForm(removeCourse),
  ),
} satisfies Binding;
