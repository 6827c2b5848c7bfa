import type { TextsOf } from '../../../message-types.ts';
import type { notificationsRequests as en } from './en.ts';

export const notificationsRequests = {
  title: 'Az Ön kérelme',
  inWork: '„{form}” kérelme feldolgozás alatt áll.',
  done: '„{form}” kérelmét elintéztük.',
  refused: '„{form}” kérelmét elutasították. Az indoklást mellette olvashatja.',
} as const satisfies TextsOf<typeof en>;
