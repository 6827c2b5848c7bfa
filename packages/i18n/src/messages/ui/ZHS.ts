import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: '离开页面',
  stayOnPage: '留在页面',
  invalidUrl: '请输入完整的网址，例如 https://example.org。',
  invalidFormat: '请按要求的格式填写。',
  languageReloads: '页面将以所选语言重新加载。',
  reloading: '正在重新加载页面以获取最新版本。',
  chooseFiles: '选择文件',
  fileInvalidType: '文件类型必须为 {types}',
  fileTooLarge: '文件大于 {size, number} 字节',
  fileTooSmall: '文件小于 {size, number} 字节',
  tooManyFiles: '文件过多',
  uploads: '上传',
  clearCompleted: '清除已完成项',
  collapse: '收起',
  expand: '展开',
  uploadDone: '已完成',
  uploadFailed: '失败',
  abort: '中止',
  resume: '继续',
  clear: '清除',
} as const satisfies TextsOf<typeof en>;
