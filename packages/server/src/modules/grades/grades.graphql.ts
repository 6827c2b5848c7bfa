import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import type { List } from '../../platform/list.ts';
import { CourseLinkRef } from '../courses/index.ts';
import { PersonRef } from '../identity/index.ts';
import { GradeCorrectionInputSchema } from './course-grade-corrections.rules.ts';
import { correctGradeOf } from './course-grade-corrections.service.ts';
import { readOwnGrade, readOwnGrades } from './course-grades.service.ts';
import type { GradeColumn } from './grade-book.repo.ts';
import {
  type GradeBook,
  gradeBookSorts,
  listGradedCourses,
  readGradeBook,
  type StudentGrade,
} from './grade-book.service.ts';
import type { GradeChange } from './grade-changes.list.ts';
import { listGradeChanges } from './grade-changes.service.ts';
import { CourseGradeRef, GradePartKind } from './grades.refs.ts';
import { changedGradeKinds } from './grades.table.ts';

const GradeColumnRef = builder.objectRef<GradeColumn>('GradeColumn').implement({
  fields: (t) => ({
    _id: t.exposeID('_id', { description: 'Of the exam or assignment.' }),
    kind: t.expose('kind', { type: GradePartKind }),
    title: t.exposeString('title'),
    weight: t.exposeInt('weight'),
  }),
});

const StudentGradeRef = builder.objectRef<StudentGrade>('StudentGrade').implement({
  fields: (t) => ({
    student: t.expose('student', { type: PersonRef }),
    grade: t.expose('grade', { type: CourseGradeRef }),
  }),
});

const GradeBookRef = builder.objectRef<GradeBook>('GradeBook').implement({
  description: 'The grades of a group in a course.',
  fields: (t) => ({
    course: t.expose('course', { type: CourseLinkRef }),
    columns: t.field({
      description: 'Exams first, by title; the parts of each grade stand in the same order.',
      type: [GradeColumnRef],
      resolve: ({ columns }) => [...columns],
    }),
    items: t.field({ type: [StudentGradeRef], resolve: ({ items }) => [...items] }),
    total: t.exposeInt('total'),
  }),
});

const GradeBookFilter = builder.inputType('GradeBookFilter', {
  fields: (t) => ({ q: t.string({ description: 'A part of the name.' }) }),
});

const GradeBookSort = builder.inputType('GradeBookSort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('GradeBookSortField', { values: gradeBookSorts }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const GradeChangeRef = builder.objectRef<GradeChange>('GradeChange').implement({
  description: 'A grade that stood and became another one.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    kind: t.expose('kind', {
      type: builder.enumType('ChangedGradeKind', { values: changedGradeKinds }),
    }),
    title: t.exposeString('title', { description: 'Of the exam or assignment.' }),
    course: t.expose('course', { type: CourseLinkRef }),
    student: t.expose('student', { type: PersonRef }),
    before: t.exposeInt('before', { description: 'Per cent; null: no grade.', nullable: true }),
    after: t.exposeInt('after', { nullable: true }),
    reason: t.exposeString('reason', { nullable: true }),
    byName: t.exposeString('byName'),
    at: t.expose('at', { type: 'DateTime' }),
  }),
});

const GradeChangeList = builder.objectRef<List<GradeChange>>('GradeChangeList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [GradeChangeRef] }),
    total: t.exposeInt('total'),
  }),
});

const GradeChangeFilter = builder.inputType('GradeChangeFilter', {
  fields: (t) => ({ courseId: t.id(), groupId: t.id(), studentId: t.id() }),
});

builder.queryFields((t) => ({
  studentGrades: t.field({
    description: 'The own grades, the newest course first.',
    type: [CourseGradeRef],
    authScopes: { user: true },
    resolve: (_root, _args, context) => readOwnGrades(context),
  }),
  courseGrade: t.field({
    description: 'The own grade in a course.',
    type: CourseGradeRef,
    authScopes: { user: true },
    args: { courseId: t.arg.id({ required: true }) },
    resolve: (_root, { courseId }, context) => readOwnGrade(context, courseId),
  }),
  gradeBook: t.field({
    type: GradeBookRef,
    authScopes: { user: true },
    args: {
      groupId: t.arg.id({ required: true }),
      courseId: t.arg.id({ required: true }),
      filter: t.arg({ type: GradeBookFilter }),
      sort: t.arg({ type: GradeBookSort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context) => readGradeBook(context, args),
  }),
  gradeBookCourses: t.field({
    description: 'The courses of a group that have a grade book.',
    type: [CourseLinkRef],
    authScopes: { user: true },
    args: { groupId: t.arg.id({ required: true }) },
    resolve: (_root, { groupId }, context) => listGradedCourses(context, groupId),
  }),
  gradeChanges: t.field({
    description: 'The own ones, and those of the groups that one looks after; the newest first.',
    type: GradeChangeList,
    authScopes: { user: true },
    args: { filter: t.arg({ type: GradeChangeFilter }), page: t.arg({ type: PageInput }) },
    resolve: (_root, args, context) => listGradeChanges(context, args),
  }),
}));

const GradeCorrectionInput = builder.inputType('GradeCorrectionInput', {
  validate: GradeCorrectionInputSchema,
  fields: (t) => ({
    studentId: t.id({ required: true }),
    courseId: t.id({ required: true }),
    score: t.int({ description: 'Whole per cent; null takes the correction back.' }),
    reason: t.string({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  correctCourseGrade: t.field({
    description: 'Puts another grade in the place of what a student’s work comes to.',
    type: CourseGradeRef,
    authScopes: { role: 'admin' },
    args: {
      version: t.arg.int({ required: true, description: 'Of the correction; 0 without one.' }),
      gradeCorrectionInput: t.arg({ type: GradeCorrectionInput, required: true }),
    },
    resolve: (_root, { version, gradeCorrectionInput }, context) =>
      correctGradeOf(context, version, gradeCorrectionInput),
  }),
}));
