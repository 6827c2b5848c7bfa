import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import { toForm, toInput, type ExamForm } from './exam-form.ts';
import {
  ExamsCreateDocument,
  ExamsListDocument,
  ExamsOneDocument,
  ExamsRemoveDocument,
  ExamsUpdateDocument,
} from './exams.generated.ts';

export const examsBinding = {
  list: listVerb({
    document: ExamsListDocument,
    read: ({ exams }) => exams,
    sorts: ['title', 'createdAt'],
    filters: { ids: true, q: true, courseId: true, published: true },
  }),
  one: recordVerb(
    ExamsOneDocument,
    (id: string) => ({ id }),
    ({ exam }) => toForm(exam),
  ),
  create: recordVerb(
    ExamsCreateDocument,
    (form: ExamForm) => ({ input: toInput(form) }),
    ({ createExam }) => toForm(createExam),
  ),
  update: recordVerb(
    ExamsUpdateDocument,
    ({ id, version, values }: UpdateRequest<ExamForm>) => ({ id, version, input: toInput(values) }),
    ({ updateExam }) => toForm(updateExam),
  ),
  remove: recordVerb(
    ExamsRemoveDocument,
    (id: string) => ({ id }),
    ({ removeExam }) => toForm(removeExam),
  ),
} satisfies Binding;
