import type { TextsOf } from '../../../message-types.ts';
import type { errorsUploads as en } from './en.ts';

export const errorsUploads = {
  notTaken: '此處不能上傳檔案。',
  wrongKind: '此處不能使用這種檔案（{found}）。',
  tooLarge: '檔案過大。此處最多可上傳 {megabytes, number} MB。',
  empty: '檔案是空的。',
  otherFile: '此上傳是以另一個檔案開始的。請重新開始上傳。',
  over: '此上傳已結束。請重新開始上傳。',
  lost: '檔案在傳輸中遺失。請重新上傳。',
  quota: '您未完成的上傳合計最多可占用 {gigabytes, number} GB。請先完成或中止其中一些。',
  itemFull: '此處最多保留 {max, number} 個檔案。請先移除其中一些。',
  incomplete: '{count, plural, other {檔案還有 # 個部分尚未送達。}}',
  notPlayable: '瀏覽器無法播放此檔案。它包含 {found}。',
  unreadable: '此檔案已損壞，或既不含畫面也不含聲音。',
  noSubtitles: '此檔案不含 WebVTT 或 SubRip 格式的字幕。',
  subtitlesLine: '無法讀取字幕的第 {line, number} 行。',
  noPicture: '此檔案不是 PNG、JPEG、WebP、GIF 或 AVIF 格式的圖片。',
  foreignFile: '文字顯示或連結了不屬於此記錄的檔案。請先將檔案新增到此處。',
  tooManyPixels:
    '此圖片的像素過多：共 {millions, number} 百萬（動畫以所有影格合計）。最多可為 {most, number} 百萬。',
  damagedPicture: '此圖片已損壞，無法讀取。',
  infected: '在此檔案中發現惡意軟體（{found}）。檔案未被保留。',
  uncheckable: '此檔案過大，無法進行惡意軟體檢查，因此不能接收。',
} as const satisfies TextsOf<typeof en>;
