import type { TextsOf } from '../../../message-types.ts';
import type { gradebook as en } from './en.ts';

export const gradebook = {
  name: '成绩册',
  plural: '成绩册',
  'fields.groupId': '班级',
  'fields.courseId': '课程',
  search: '按姓名搜索',
  student: '学生',
  grade: '成绩',
  letter: '等级',
  weight: '权重 {weight, number}',
  stateMISSING: '缺交',
  statePENDING: '尚未到期',
  stateMARKING: '等待评分',
  explain: '计算说明：{name}',
  choose: '请选择班级及其课程。',
  noCourses: '该班级没有已发布的课程。',
  nobody: '未找到任何人。',
  csv: '下载 CSV',
  print: '打印',
  step: '{text}：{value, number, percent}',
} as const satisfies TextsOf<typeof en>;
