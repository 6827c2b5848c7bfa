import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import {
  TeachersCreateDocument,
  TeachersListDocument,
  TeachersOneDocument,
  TeachersRemoveDocument,
  TeachersRemovePictureDocument,
  TeachersUpdateDocument,
  type TeacherInput,
} from './teachers.generated.ts';

interface TeacherForm extends Omit<TeacherInput, 'biographies'> {
  readonly biographies?: readonly { readonly locale: string; readonly text: string }[];
}

const toInput = (form: TeacherForm): TeacherInput => ({
  name: form.name,
  title: form.title ?? null,
  email: form.email ?? null,
  userId: form.userId ?? null,
  biographies: (form.biographies ?? []).map(({ locale, text }) => ({ locale, text })),
});

export const teachersBinding = {
  list: listVerb({
    document: TeachersListDocument,
    read: ({ teachers }) => teachers,
    sorts: ['name', 'createdAt', 'updatedAt'],
    filters: { ids: true, q: true, courseId: true, hasAccount: true },
  }),
  one: recordVerb(
    TeachersOneDocument,
    (id: string) => ({ id }),
    ({ teacher }) => teacher,
  ),
  create: recordVerb(
    TeachersCreateDocument,
    (form: TeacherForm) => ({ input: toInput(form) }),
    ({ createTeacher }) => createTeacher,
  ),
  update: recordVerb(
    TeachersUpdateDocument,
    ({ id, version, values }: UpdateRequest<TeacherForm>) => ({
      id,
      version,
      input: toInput(values),
    }),
    ({ updateTeacher }) => updateTeacher,
  ),
  remove: recordVerb(
    TeachersRemoveDocument,
    (id: string) => ({ id }),
    ({ removeTeacher }) => removeTeacher,
  ),
} satisfies Binding;

export const teacherPicturesBinding = {
  list: () => {
    throw new Error('Pictures are not listed');
  },
  remove: recordVerb(
    TeachersRemovePictureDocument,
    (id: string) => ({ id }),
    ({ removeTeacherPicture }) => removeTeacherPicture,
  ),
} satisfies Binding;
