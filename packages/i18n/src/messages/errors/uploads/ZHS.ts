import type { TextsOf } from '../../../message-types.ts';
import type { errorsUploads as en } from './en.ts';

export const errorsUploads = {
  notTaken: '此处不能上传文件。',
  wrongKind: '此处不能使用这种文件（{found}）。',
  tooLarge: '文件过大。此处最多可上传 {megabytes, number} MB。',
  empty: '文件为空。',
  otherFile: '此上传是用另一个文件开始的。请重新开始上传。',
  over: '此上传已结束。请重新开始上传。',
  lost: '文件在传输中丢失。请重新上传。',
  quota: '您未完成的上传合计最多可占用 {gigabytes, number} GB。请先完成或中止其中一些。',
  itemFull: '此处最多保留 {max, number} 个文件。请先移除其中一些。',
  incomplete: '{count, plural, other {文件还有 # 个部分尚未送达。}}',
  notPlayable: '浏览器无法播放此文件。它包含 {found}。',
  unreadable: '此文件已损坏，或既不含画面也不含声音。',
  noSubtitles: '此文件不含 WebVTT 或 SubRip 格式的字幕。',
  subtitlesLine: '无法读取字幕的第 {line, number} 行。',
  noPicture: '此文件不是 PNG、JPEG、WebP、GIF 或 AVIF 格式的图片。',
  foreignFile: '文本显示或链接了不属于此记录的文件。请先将文件添加到此处。',
  tooManyPixels:
    '此图片的像素过多：共 {millions, number} 百万（动画按所有帧合计）。最多可为 {most, number} 百万。',
  damagedPicture: '此图片已损坏，无法读取。',
  infected: '在此文件中发现恶意软件（{found}）。文件未被保留。',
  uncheckable: '此文件过大，无法进行恶意软件检查，因此不能接收。',
} as const satisfies TextsOf<typeof en>;
