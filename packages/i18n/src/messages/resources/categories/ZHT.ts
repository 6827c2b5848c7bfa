import type { TextsOf } from '../../../message-types.ts';
import type { categories as en } from './en.ts';

export const categories = {
  name: '類別',
  plural: '類別',
  'fields.q': '搜尋名稱和說明',
  'fields.name': '名稱',
  'fields.kind': '用於',
  'fields.position': '順序',
  'fields.color': '顏色',
  'fields.description': '說明',
  'fields.usedBy': '使用數量',
  'fields.createdAt': '建立時間',
  'fields.updatedAt': '最近變更',
  kindCourse: '課程',
  kindDocument: '文件',
  kindNews: '最新消息',
  positionHint: '數字最小的排在最前。',
  colorInvalid: '請選擇顏色，或以 #7a1226 的形式填寫。',
  sectionCategory: '類別資訊',
  sectionCourses: '此類別的課程',
  unused: '尚未使用',
  usedByCourses: '{count, plural, other {# 門課程}}',
} as const satisfies TextsOf<typeof en>;
