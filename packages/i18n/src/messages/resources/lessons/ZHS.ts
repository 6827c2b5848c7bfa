import type { TextsOf } from '../../../message-types.ts';
import type { lessons as en } from './en.ts';

export const lessons = {
  name: '课时',
  plural: '课时',
  'fields.q': '按标题搜索',
  'fields.title': '标题',
  'fields.courseId': '课程',
  'fields.description': '说明',
  'fields.kind': '类型',
  'fields.position': '课程中的顺序',
  'fields.published': '已发布',
  'fields.durationSeconds': '时长',
  'fields.mediaUrl': '录制内容',
  'fields.subtitles': '字幕',
  'fields.downloads': '可下载文件',
  'fields.createdAt': '创建时间',
  'fields.updatedAt': '最后更改',
  kindVideo: '视频',
  kindAudio: '音频',
  noRecording: '尚未上传录制内容。',
  publishedHint: '课时和所属课程都发布后，学生才能看到。',
} as const satisfies TextsOf<typeof en>;
