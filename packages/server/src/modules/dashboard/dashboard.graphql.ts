import { builder } from '../../graphql/builder.ts';
import { signedIn } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { StudentAssignmentRef } from '../assignments/index.ts';
import { StudentCourseRef } from '../courses/index.ts';
import { ExamResultRef } from '../exams/index.ts';
import { NotificationRef } from '../notifications/index.ts';
import { type Dashboard, findDashboard } from './dashboard.repo.ts';

const DashboardRef = builder.objectRef<Dashboard>('Dashboard').implement({
  fields: (t) => ({
    groupId: t.exposeID('groupId', { nullable: true }),
    recentExamResults: t.expose('recentExamResults', { type: [ExamResultRef] }),
    courses: t.expose('courses', { type: [StudentCourseRef] }),
    pendingAssignments: t.expose('pendingAssignments', {
      type: [StudentAssignmentRef],
      description: 'Not handed in yet, also those that are to open or are over; by deadline.',
    }),
    unreadNotifications: t.exposeInt('unreadNotifications'),
    notifications: t.expose('notifications', { type: [NotificationRef] }),
  }),
});

builder.queryField('dashboard', (t) =>
  t.field({
    type: DashboardRef,
    authScopes: { user: true },
    args: { groupId: t.arg.id() },
    resolve: async (_root, { groupId }, context, info) => {
      const asked = new Set([
        ...requestedFields(info, ['recentExamResults']),
        ...requestedFields(info, ['courses']),
        ...requestedFields(info, ['pendingAssignments']),
        ...(requestedFields(info).has('pendingAssignments') ? ['pendingAssignments'] : []),
      ]);
      const { _id } = signedIn(context);
      const found = await findDashboard(
        context.db,
        { userId: _id, groupId: groupId ?? null, now: context.services.clock.now().toISOString() },
        asked,
      );
      if (!found) throw new DomainError('NOT_FOUND', 'errors.notFound');
      return found;
    },
  }),
);
