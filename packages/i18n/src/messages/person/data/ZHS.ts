import type { TextsOf } from '../../../message-types.ts';
import type { personData as en } from './en.ts';

export const personData = {
  title: '您的数据',
  hint: '将我们保存的有关您的全部数据下载为一个文件。其中不含密码。',
  download: '下载我的数据',
} as const satisfies TextsOf<typeof en>;
