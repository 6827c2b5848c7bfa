import { builder } from '../../graphql/builder.ts';
import { CourseLinkRef } from '../courses/index.ts';
import { AssignmentKind } from './assignments.refs.ts';
import type { GradedAssignment } from './graded-assignment.repo.ts';
import { readGradedAssignment } from './reopening.service.ts';

const GradedGroupRef = builder
  .objectRef<GradedAssignment['groups'][number]>('GradedGroup')
  .implement({
    fields: (t) => ({
      _id: t.exposeID('_id'),
      name: t.exposeString('name'),
      zone: t.exposeString('zone', { description: 'Whose clock its times are set on.' }),
      dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true }),
    }),
  });

const GradedAssignmentRef = builder.objectRef<GradedAssignment>('GradedAssignment').implement({
  description: 'An assignment as whoever grades it knows it, handed in or not.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    title: t.exposeString('title'),
    kind: t.expose('kind', { type: AssignmentKind }),
    course: t.expose('course', { type: CourseLinkRef }),
    groups: t.field({
      type: [GradedGroupRef],
      description: 'That the reader facilitates, or of regions whose admin they are.',
      resolve: ({ groups }) => groups,
    }),
  }),
});

builder.queryField('gradedAssignment', (t) =>
  t.field({
    type: GradedAssignmentRef,
    authScopes: { user: true },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, { _id }, context) => readGradedAssignment(context, _id),
  }),
);
