import type { TextsOf } from '../../../message-types.ts';
import type { workVerify as en } from './en.ts';

export const workVerify = {
  genuine: '本成绩单由 {organisation} 签发。',
  revoked: '本成绩单已于{date}撤销，不再有效。',
  unknownTitle: '没有使用此编号的成绩单',
  unknownHint: '请逐个字符与纸质成绩单核对，然后重新输入编号。',
  code: '成绩单上的编号',
  check: '查询',
  student: '学生',
  issued: '签发日期',
  compare: '请将这些成绩与纸质成绩单核对：此处为签发时的内容。',
  course: '课程',
  score: '分数',
  letter: '等级',
  inProgress: '进行中',
  otherCourses: '其他课程，{year}',
} as const satisfies TextsOf<typeof en>;
