import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import { toCheckForm, toCheckInput, type CheckForm } from './check-time.ts';
import {
  LessonsCreateDocument,
  LessonsListDocument,
  LessonsOneDocument,
  LessonsRemoveDocument,
  LessonsUpdateDocument,
  type LessonInput,
  type LessonRecordFragment,
} from './lessons.generated.ts';

/**
 * A lesson as pages and forms have it: its text apart from other texts, as documents have theirs, and
 * what it asks as it is typed.
 */
const toForm = (lesson: LessonRecordFragment) => ({
  ...lesson,
  asked: lesson.checks,
  checks: lesson.checks.map(toCheckForm),
  content: lesson.content === null ? null : { html: lesson.content },
});

export type LessonRecord = ReturnType<typeof toForm>;

type LessonForm = Omit<LessonInput, 'published' | 'content' | 'checks'> & {
  readonly checks?: readonly CheckForm[] | null;
  readonly published?: boolean;
  readonly content?: { readonly html: string } | null;
};

function toInput(form: LessonForm): LessonInput {
  const read = form.kind === 'TEXT';
  return {
    courseId: form.courseId,
    title: form.title,
    description: form.description ?? null,
    kind: form.kind,
    position: form.position,
    published: form.published ?? false,
    content: read ? (form.content?.html ?? null) : null,
    releaseAfterDays: form.releaseAfterDays ?? null,
    noSkipping: !read && (form.noSkipping ?? false),
    minimumSeenPercent: form.minimumSeenPercent ?? null,
    checks: read ? [] : (form.checks ?? []).map(toCheckInput),
  };
}

export const lessonsBinding = {
  list: listVerb({
    document: LessonsListDocument,
    read: ({ lessons }) => lessons,
    sorts: ['position', 'title', 'createdAt'],
    filters: { ids: true, q: true, courseId: true, kind: true, published: true },
  }),
  one: recordVerb(
    LessonsOneDocument,
    (id: string) => ({ id }),
    ({ lesson }) => toForm(lesson),
  ),
  create: recordVerb(
    LessonsCreateDocument,
    (form: LessonForm) => ({ input: toInput(form) }),
    ({ createLesson }) => toForm(createLesson),
  ),
  update: recordVerb(
    LessonsUpdateDocument,
    ({ id, version, values }: UpdateRequest<LessonForm>) => ({
      id,
      version,
      input: toInput(values),
    }),
    ({ updateLesson }) => toForm(updateLesson),
  ),
  remove: recordVerb(
    LessonsRemoveDocument,
    (id: string) => ({ id }),
    ({ removeLesson }) => toForm(removeLesson),
  ),
} satisfies Binding;
