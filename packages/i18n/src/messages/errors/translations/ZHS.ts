import type { TextsOf } from '../../../message-types.ts';
import type { errorsTranslations as en } from './en.ts';

export const errorsTranslations = {
  unreadable: '无法解析此文本：请检查大括号和撇号。',
  values: '文本必须恰好包含以下值：{values}',
  plurals: '在此语言中，文本还需要以下复数形式：{forms}',
  nothingToPublish: '此语言没有可发布的新内容。',
} as const satisfies TextsOf<typeof en>;
