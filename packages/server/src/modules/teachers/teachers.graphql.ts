import { builder } from '../../graphql/builder.ts';
import { signedFileUrl } from '../../platform/signed-url.ts';
import { PersonRef } from '../identity/index.ts';
import type { Teacher } from './teachers.list.ts';
import { wholeTeacherLoader } from './teachers.loader.ts';
import { fullNameOf } from './teachers.rules.ts';

const Biography = builder
  .objectRef<{ locale: string; text: string }>('TeacherBiography')
  .implement({
    fields: (t) => ({ locale: t.exposeString('locale'), text: t.exposeString('text') }),
  });

export const TeacherRef = builder.objectRef<Teacher>('Teacher');

TeacherRef.implement({
  description: 'Who teaches courses: also people without an account.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    name: t.exposeString('name'),
    title: t.exposeString('title', { nullable: true }),
    fullName: t.string({ description: 'With the title.', resolve: fullNameOf }),
    email: t.exposeString('email', { nullable: true }),
    userId: t.exposeID('userId', { nullable: true }),
    user: t.field({
      description: 'The account of the same person, where there is one.',
      type: PersonRef,
      nullable: true,
      resolve: async (teacher, _args, context) =>
        teacher.user === undefined
          ? (await wholeTeacherLoader.load(context, teacher._id))?.user
          : teacher.user,
    }),
    pictureUrl: t.string({
      nullable: true,
      resolve: ({ pictureFileId }, _args, { services }) =>
        pictureFileId === null ? null : signedFileUrl(services, pictureFileId),
    }),
    biographies: t.field({
      type: [Biography],
      resolve: async (teacher, _args, context) =>
        teacher.biographies ??
        (await wholeTeacherLoader.load(context, teacher._id))?.biographies ??
        [],
    }),
    courseCount: t.int({
      resolve: async (teacher, _args, context) =>
        teacher.courseCount ??
        (await wholeTeacherLoader.load(context, teacher._id))?.courseCount ??
        0,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
