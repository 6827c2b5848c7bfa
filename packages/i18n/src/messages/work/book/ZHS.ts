import type { TextsOf } from '../../../message-types.ts';
import type { workBook as en } from './en.ts';

export const workBook = {
  title: '成绩册',
  search: '搜索学生',
  student: '学生',
  noStudents: '该小组还没有学生。',
  noneFound: '没有与“{text}”匹配的学生。',
  exportCsv: '导出为 CSV',
  weight: '权重 {weight}',
  how: '{name}：{title} 的数字如何得出',
} as const satisfies TextsOf<typeof en>;
