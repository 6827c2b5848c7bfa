import type { TextsOf } from '../../../message-types.ts';
import type { notificationsAppeals as en } from './en.ts';

export const notificationsAppeals = {
  title: '您的申訴',
  accepted: '您對「{title}」的申訴已被接受。請閱讀答覆。',
  declined: '您對「{title}」的申訴已被駁回。請閱讀答覆。',
  readAgain: '第二位審閱人正在審閱您對「{title}」的申訴。',
  staffTitle: '一項申訴',
  opened: '{name} 對「{title}」提出了申訴。',
  secondReading: '{name} 對「{title}」的申訴需要第二位審閱人。',
} as const satisfies TextsOf<typeof en>;
