import type { TextsOf } from '../../../message-types.ts';
import type { learningNotes as en } from './en.ts';

export const learningNotes = {
  notes: '笔记',
  addAt: '在 {time} 添加笔记',
  text: '笔记内容',
  editAt: '编辑 {time} 的笔记',
  removeAt: '删除 {time} 的笔记',
  removed: '笔记已删除。',
  undo: '撤销',
  empty: '本课时还没有笔记。按 N 键可在当前位置添加。',
  print: '打印笔记',
  visibleTo: '可见范围',
  onlyMe: '仅自己',
  pinnedBy: '{name} 写给小组',
  printTitle: '笔记：{title}',
  none: '本课程还没有笔记。',
  pdf: '下载为 PDF',
  pdfFailed: '无法生成 PDF。请重试。',
  closed: '笔记是私人的。通过他人账户查看的人看不到笔记。',
  page: '第 {page, number} 页，共 {pages, number} 页',
} as const satisfies TextsOf<typeof en>;
