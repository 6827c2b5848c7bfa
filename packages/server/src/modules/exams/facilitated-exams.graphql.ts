import { builder } from '../../graphql/builder.ts';
import { StudentCourseRef } from '../courses/index.ts';
import { GroupLinkRef } from '../groups/index.ts';
import { type FacilitatedExam, facilitatedExamsLoader } from './facilitated-exams.loader.ts';

const FacilitatedExamRef = builder.objectRef<FacilitatedExam>('FacilitatedExam').implement({
  description: 'An exam of a group that the person facilitates.',
  fields: (t) => ({
    examId: t.exposeID('examId'),
    title: t.exposeString('title'),
    group: t.field({
      type: GroupLinkRef,
      resolve: ({ groupId: _id, groupName: name }) => ({ _id, name }),
    }),
    opensAt: t.expose('opensAt', { type: 'DateTime', nullable: true }),
    deadline: t.expose('deadline', {
      type: 'DateTime',
      description: 'Who hands in after it gets the cap at most.',
      nullable: true,
    }),
    closesAt: t.expose('closesAt', { type: 'DateTime', nullable: true }),
    zone: t.exposeString('zone', { description: 'Of the campus.' }),
    toMark: t.exposeInt('toMark', { description: 'Attempts that wait for marks.' }),
  }),
});

builder.objectField(StudentCourseRef, 'facilitatedExams', (t) =>
  t.field({
    description: 'Its exams, for each group that the person facilitates.',
    type: [FacilitatedExamRef],
    resolve: async (course, _args, context) =>
      (await facilitatedExamsLoader.load(context, course._id)) ?? [],
  }),
);
