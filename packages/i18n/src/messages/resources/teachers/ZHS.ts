import type { TextsOf } from '../../../message-types.ts';
import type { teachers as en } from './en.ts';

export const teachers = {
  name: '教师',
  plural: '教师',
  'fields.q': '按姓名或电子邮件搜索',
  'fields.name': '姓名',
  'fields.title': '头衔',
  'fields.email': '电子邮箱',
  'fields.userId': '用户账户',
  'fields.hasAccount': '有账户',
  'fields.courseId': '课程',
  'fields.courseCount': '课程',
  'fields.courses': '课程',
  'fields.biographies': '简介',
  'fields.biographies.locale': '语言',
  'fields.biographies.text': '文字',
  'fields.createdAt': '创建时间',
  'fields.updatedAt': '最后更改',
  titleHint: '位于姓名之前，例如“博士”。',
  addBiography: '添加语言',
  noBiography: '还没有该教师的简介。',
  noCourses: '该教师尚未讲授课程。',
} as const satisfies TextsOf<typeof en>;
