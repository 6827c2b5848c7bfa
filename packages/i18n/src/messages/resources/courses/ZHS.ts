import type { TextsOf } from '../../../message-types.ts';
import type { courses as en } from './en.ts';

export const courses = {
  name: '课程',
  plural: '课程',
  'fields.q': '按代码或名称搜索',
  'fields.code': '代码',
  'fields.name': '名称',
  'fields.description': '说明',
  'fields.teacherName': '教师',
  'fields.locale': '语言',
  'fields.published': '已发布',
  'fields.lessonCount': '课时',
  'fields.examCount': '考试',
  'fields.groupIds': '小组',
  'fields.groupId': '小组',
  'fields.createdAt': '创建时间',
  'fields.updatedAt': '最后更改',
  overview: '概览',
  addLesson: '添加课时',
  addExam: '添加考试',
  noLessons: '本课程还没有课时。',
  noExams: '本课程还没有考试。',
  noGroups: '本课程尚未分配给任何小组。',
  publishedHint: '课程发布后学生才能看到。',
  'fields.categoryId': '类别',
} as const satisfies TextsOf<typeof en>;
