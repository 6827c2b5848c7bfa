import type { TextsOf } from '../../../message-types.ts';
import type { errorsAppeals as en } from './en.ts';

export const errorsAppeals = {
  windowOver: 'Fellebbezni az eredmény után {days} napig lehet. Ez az idő letelt.',
  notPossible: 'Itt nincs mi ellen fellebbezni.',
  waiting: 'A fellebbezését már vizsgálják.',
  decidedBefore:
    'Erről az eredményről már született döntés fellebbezés alapján. A döntés végleges.',
  over: 'Ez a fellebbezés lezárult: eldöntötték vagy visszavonták.',
  ownDecision: 'Saját fellebbezéséről senki sem dönthet.',
  anotherReader: 'Ezt Ön értékelte, vagy Ön bírálta el elsőként. Másvalaki dönt.',
} as const satisfies TextsOf<typeof en>;
