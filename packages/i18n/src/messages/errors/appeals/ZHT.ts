import type { TextsOf } from '../../../message-types.ts';
import type { errorsAppeals as en } from './en.ts';

export const errorsAppeals = {
  windowOver: '成績公布後 {days} 天內可以申訴。該期限已過。',
  notPossible: '此處沒有可申訴的內容。',
  waiting: '您的申訴正在審閱中。',
  decidedBefore: '關於此成績的申訴已有決定，該決定為最終決定。',
  over: '此申訴已結束：已作出決定或已撤回。',
  ownDecision: '任何人不得裁定自己的申訴。',
  anotherReader: '您曾評分或為第一審閱人。須由他人決定。',
} as const satisfies TextsOf<typeof en>;
