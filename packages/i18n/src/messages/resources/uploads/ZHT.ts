import type { TextsOf } from '../../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  name: '上傳',
  plural: '上傳',
  'fields.q': '搜尋',
  'fields.fileName': '檔案',
  'fields.title': '標題',
  'fields.status': '狀態',
  'fields.itemType': '用途',
  'fields.itemId': '去向',
  'fields.fileSize': '大小',
  'fields.createdAt': '開始時間',
  'fields.createdByName': '上傳者',
  'fields.userId': '上傳者',
  'fields.lastPartAt': '最後一部分',
  'fields.stuck': '停滯',
  uploading: '進行中',
  completed: '已完成',
  aborted: '已放棄',
  failed: '已拒絕',
  recording: '課時錄影',
  audio: '課時音訊',
  subtitles: '課時字幕',
  download: '課時下載',
  courseImage: '課程圖片',
  teacherPicture: '教師照片',
} as const satisfies TextsOf<typeof en>;
