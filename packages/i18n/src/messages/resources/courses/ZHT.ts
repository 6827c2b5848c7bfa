import type { TextsOf } from '../../../message-types.ts';
import type { courses as en } from './en.ts';

export const courses = {
  name: '課程',
  plural: '課程',
  'fields.q': '依代碼或名稱搜尋',
  'fields.code': '代碼',
  'fields.name': '名稱',
  'fields.description': '說明',
  'fields.teacherName': '教師',
  'fields.locale': '語言',
  'fields.published': '已發布',
  'fields.lessonCount': '課堂',
  'fields.examCount': '考試',
  'fields.groupIds': '小組',
  'fields.groupId': '小組',
  'fields.createdAt': '建立時間',
  'fields.updatedAt': '最後變更',
  overview: '概覽',
  addLesson: '新增課堂',
  addExam: '新增考試',
  noLessons: '本課程還沒有課堂。',
  noExams: '本課程還沒有考試。',
  noGroups: '本課程尚未分配給任何小組。',
  publishedHint: '課程發布後學生才看得到。',
  'fields.categoryId': '類別',
} as const satisfies TextsOf<typeof en>;
