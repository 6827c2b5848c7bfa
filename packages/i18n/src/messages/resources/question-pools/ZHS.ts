import type { TextsOf } from '../../../message-types.ts';
import type { questionPools as en } from './en.ts';

export const questionPools = {
  name: '题库组',
  plural: '题库组',
  'fields.q': '按名称搜索',
  'fields.name': '名称',
  'fields.courseId': '课程',
  'fields.questionCount': '题目数',
  'fields.createdAt': '创建时间',
  'fields.updatedAt': '最后更改',
  hint: '考试会从题库组中抽取部分题目，每位学生各不相同。',
  showQuestions: '此题库组的题目',
} as const satisfies TextsOf<typeof en>;
