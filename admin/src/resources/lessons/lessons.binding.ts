import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import {
  LessonsCreateDocument,
  LessonsListDocument,
  LessonsOneDocument,
  LessonsRemoveDocument,
  LessonsUpdateDocument,
  type LessonInput,
} from './lessons.generated.ts';

type LessonForm = Omit<LessonInput, 'published'> & { readonly published?: boolean };

function toInput(form: LessonForm): LessonInput {
  return {
    courseId: form.courseId,
    title: form.title,
    description: form.description ?? null,
    kind: form.kind,
    position: form.position,
    published: form.published ?? false,
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
    ({ lesson }) => lesson,
  ),
  create: recordVerb(
    LessonsCreateDocument,
    (form: LessonForm) => ({ input: toInput(form) }),
    ({ createLesson }) => createLesson,
  ),
  update: recordVerb(
    LessonsUpdateDocument,
    ({ id, version, values }: UpdateRequest<LessonForm>) => ({
      id,
      version,
      input: toInput(values),
    }),
    ({ updateLesson }) => updateLesson,
  ),
  remove: recordVerb(
    LessonsRemoveDocument,
    (id: string) => ({ id }),
    ({ removeLesson }) => removeLesson,
  ),
} satisfies Binding;
