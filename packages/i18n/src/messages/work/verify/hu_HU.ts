import type { TextsOf } from '../../../message-types.ts';
import type { workVerify as en } from './en.ts';

export const workVerify = {
  genuine: 'Ezt a kivonatot a(z) {organisation} állította ki.',
  revoked: 'Ezt a kivonatot visszavonták ({date}). Már nem érvényes.',
  unknownTitle: 'Nincs ilyen kódú kivonat',
  unknownHint: 'Kérjük, vesse össze minden karakterét a papírral, és írja be újra a kódot.',
  code: 'A kivonaton szereplő kód',
  check: 'Ellenőrzés',
  student: 'Hallgató',
  issued: 'Kiállítva',
  compare: 'Vesse össze ezeket az érdemjegyeket a papírral: itt az áll, amit kiállítottak.',
  course: 'Kurzus',
  score: 'Eredmény',
  letter: 'Érdemjegy',
  inProgress: 'Folyamatban',
  otherCourses: 'Egyéb kurzusok, {year}',
} as const satisfies TextsOf<typeof en>;
