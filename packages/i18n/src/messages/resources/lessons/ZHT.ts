import type { TextsOf } from '../../../message-types.ts';
import type { lessons as en } from './en.ts';

export const lessons = {
  name: '課堂',
  plural: '課堂',
  'fields.q': '依標題搜尋',
  'fields.title': '標題',
  'fields.courseId': '課程',
  'fields.description': '說明',
  'fields.kind': '類型',
  'fields.position': '課程中的順序',
  'fields.published': '已發布',
  'fields.durationSeconds': '長度',
  'fields.mediaUrl': '錄製內容',
  'fields.subtitles': '字幕',
  'fields.downloads': '可下載檔案',
  'fields.createdAt': '建立時間',
  'fields.updatedAt': '最後變更',
  kindVideo: '影片',
  kindAudio: '音訊',
  noRecording: '尚未上傳錄製內容。',
  publishedHint: '課堂和所屬課程都發布後，學生才看得到。',
} as const satisfies TextsOf<typeof en>;
