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
  stateNOT_REQUIRED: '不作要求（后来加入）',
  statePENDING: '尚未到期',
  stateMARKING: '等待评分',
  explain: '计算说明：{name}',
  choose: '请选择班级及其课程。',
  noCourses: '该班级没有已发布的课程。',
  nobody: '未找到任何人。',
  csv: '下载 CSV',
  print: '打印',
  step: '{text}：{value, number, percent}',
  'fields.score': '百分比成绩',
  'fields.reason': '原因',
  correct: '更正成绩',
  correctBody:
    '{name} 的作业和考试保持不变；更正后的成绩将取而代之，直到撤回为止。{name} 会收到通知并可查看原因。',
  corrected: '{name} 的成绩已更正',
  withdraw: '撤回更正',
  withdrawBody: '重新采用 {name} 的作业和考试得出的成绩。{name} 会收到通知并可查看原因。',
  withdrawn: '{name} 的成绩更正已撤回',
} as const satisfies TextsOf<typeof en>;
