import { signedIn } from '../../graphql/context.ts';
import type { HistorySource } from '../audit/index.ts';
import { mayEditTeachers } from './teachers.policy.ts';
import { TeacherInputSchema } from './teachers.rules.ts';
import { readTeacher, updateTeacher } from './teachers.service.ts';

const RELATIONS = new Set(['biographies']);

export const teachersHistory: HistorySource = {
  entity: 'teacher',
  role: 'admin',
  fields: Object.keys(TeacherInputSchema.shape),
  kept: new Set(),
  async open(context, id) {
    const teacher = await readTeacher(context, id, RELATIONS);
    return {
      version: teacher.version,
      editable: mayEditTeachers(signedIn(context)),
      values: { ...teacher },
      save: (inside, at, values) => updateTeacher(inside, id, at, TeacherInputSchema.parse(values)),
    };
  },
};
