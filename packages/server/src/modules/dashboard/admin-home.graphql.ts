import { builder } from '../../graphql/builder.ts';
import { signedIn } from '../../graphql/context.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { regionsWith } from '../../platform/viewer.ts';
import { ExamResultRef } from '../exams/index.ts';
import { type AdminHome, findAdminHome } from './admin-home.repo.ts';

const AdminHomeRef = builder.objectRef<AdminHome>('AdminHome').implement({
  fields: (t) => ({
    userCount: t.exposeInt('userCount'),
    activeStudentCount: t.exposeInt('activeStudentCount'),
    groupCount: t.exposeInt('groupCount'),
    regionCount: t.exposeInt('regionCount'),
    courseCount: t.exposeInt('courseCount'),
    examResultCount: t.exposeInt('examResultCount'),
    recentExamResults: t.expose('recentExamResults', { type: [ExamResultRef] }),
  }),
});

builder.queryField('adminHome', (t) =>
  t.field({
    type: AdminHomeRef,
    authScopes: { role: 'manager' },
    resolve: (_root, _args, context, info) =>
      findAdminHome(
        context.db,
        regionsWith(signedIn(context), 'manager'),
        requestedFields(info, ['recentExamResults']),
      ),
  }),
);
