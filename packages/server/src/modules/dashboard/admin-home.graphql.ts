import { builder } from '../../graphql/builder.ts';
import { signedIn } from '../../graphql/context.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { ExamResultRef } from '../exams/index.ts';
import { type AdminHome, findAdminHome } from './admin-home.repo.ts';
import { type WaitingItem, waitingKinds } from './waiting.repo.ts';

const WaitingRef = builder.objectRef<WaitingItem>('WaitingItem').implement({
  description: 'Something that waits for the signed-in person: how often, and since when.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: builder.enumType('WaitingKind', { values: waitingKinds }),
    }),
    count: t.exposeInt('count'),
    oldest: t.expose('oldest', { type: 'DateTime', nullable: true }),
  }),
});

const AdminHomeRef = builder.objectRef<AdminHome>('AdminHome').implement({
  fields: (t) => ({
    userCount: t.exposeInt('userCount'),
    activeStudentCount: t.exposeInt('activeStudentCount'),
    groupCount: t.exposeInt('groupCount'),
    regionCount: t.exposeInt('regionCount'),
    courseCount: t.exposeInt('courseCount'),
    examResultCount: t.exposeInt('examResultCount'),
    recentExamResults: t.expose('recentExamResults', { type: [ExamResultRef] }),
    waiting: t.field({
      type: [WaitingRef],
      resolve: ({ waiting }) => waiting.filter(({ count }) => count > 0),
    }),
  }),
});

builder.queryField('adminHome', (t) =>
  t.field({
    type: AdminHomeRef,
    authScopes: { role: 'manager' },
    resolve: (_root, _args, context, info) =>
      findAdminHome(
        context.db,
        signedIn(context),
        new Set([
          ...requestedFields(info, ['recentExamResults']),
          ...(requestedFields(info).has('waiting') ? ['waiting'] : []),
        ]),
      ),
  }),
);
