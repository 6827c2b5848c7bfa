import { builder } from '../../graphql/builder.ts';
import type { OwnAppeal } from './appeals.list.ts';
import { appealStatuses, appealSubjects } from './appeals.table.ts';

export const AppealSubjectKind = builder.enumType('AppealSubjectKind', { values: appealSubjects });
export const AppealStatus = builder.enumType('AppealStatus', { values: appealStatuses });

export const OwnAppealRef = builder.objectRef<OwnAppeal>('MyAppeal').implement({
  description: 'An appeal as its student reads it.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    subjectKind: t.expose('subjectKind', { type: AppealSubjectKind }),
    subjectId: t.exposeID('subjectId'),
    title: t.exposeString('title', { description: 'Of the exam, assignment or course.' }),
    reason: t.exposeString('reason'),
    status: t.expose('status', { type: AppealStatus }),
    answer: t.exposeString('answer', { nullable: true }),
    minutes: t.exposeInt('minutes', { description: 'Of new time.', nullable: true }),
    score: t.exposeInt('score', {
      description: 'Per cent that the grade of a course became.',
      nullable: true,
    }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});
