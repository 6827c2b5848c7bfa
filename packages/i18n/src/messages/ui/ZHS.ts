import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: '离开页面',
  stayOnPage: '留在页面',
  invalidUrl: '请输入完整的网址，例如 https://example.org。',
  invalidFormat: '请按要求的格式填写。',
  languageReloads: '页面将以所选语言重新加载。',
  reloading: '正在重新加载页面以获取最新版本。',
  partMissing: '无法加载页面的这一部分。请检查网络连接后重试。',
} as const satisfies TextsOf<typeof en>;
