import type { TextsOf } from '../../../message-types.ts';
import type { teachers as en } from './en.ts';

export const teachers = {
  name: '教師',
  plural: '教師',
  'fields.q': '按姓名或電子郵件搜尋',
  'fields.name': '姓名',
  'fields.title': '頭銜',
  'fields.email': '電子郵件',
  'fields.userId': '使用者帳戶',
  'fields.hasAccount': '有帳戶',
  'fields.courseId': '課程',
  'fields.courseCount': '課程',
  'fields.courses': '課程',
  'fields.biographies': '簡介',
  'fields.biographies.locale': '語言',
  'fields.biographies.text': '文字',
  'fields.createdAt': '建立時間',
  'fields.updatedAt': '最後變更',
  titleHint: '位於姓名之前，例如「博士」。',
  addBiography: '新增語言',
  noBiography: '還沒有此教師的簡介。',
  noCourses: '此教師尚未講授課程。',
} as const satisfies TextsOf<typeof en>;
