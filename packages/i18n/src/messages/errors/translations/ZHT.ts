import type { TextsOf } from '../../../message-types.ts';
import type { errorsTranslations as en } from './en.ts';

export const errorsTranslations = {
  unreadable: '無法解析此文字：請檢查大括號和撇號。',
  values: '文字必須恰好包含以下值：{values}',
  plurals: '在此語言中，文字還需要以下複數形式：{forms}',
  nothingToPublish: '此語言沒有可發布的新內容。',
} as const satisfies TextsOf<typeof en>;
