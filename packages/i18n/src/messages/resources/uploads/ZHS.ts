import type { TextsOf } from '../../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  name: '上传',
  plural: '上传',
  'fields.q': '搜索',
  'fields.fileName': '文件',
  'fields.title': '标题',
  'fields.status': '状态',
  'fields.itemType': '用途',
  'fields.itemId': '去向',
  'fields.fileSize': '大小',
  'fields.createdAt': '开始时间',
  'fields.createdByName': '上传者',
  'fields.userId': '上传者',
  'fields.lastPartAt': '最后一部分',
  'fields.stuck': '停滞',
  uploading: '进行中',
  completed: '已完成',
  aborted: '已放弃',
  failed: '已拒绝',
  recording: '课时录像',
  audio: '课时音频',
  subtitles: '课时字幕',
  download: '课时下载',
  courseImage: '课程图片',
  teacherPicture: '教师照片',
} as const satisfies TextsOf<typeof en>;
