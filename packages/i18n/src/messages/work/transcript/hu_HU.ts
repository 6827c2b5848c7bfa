import type { TextsOf } from '../../../message-types.ts';
import type { workTranscript as en } from './en.ts';

export const workTranscript = {
  of: 'Tanulmányi kivonat: {name}',
  none: 'Tanulmányi kivonata még üres.',
  noTerm: '{year}, időszakon kívül',
  points: 'Jegypont',
  termMean: 'Az időszak átlaga',
  overall: 'Az összes befejezett kurzus átlaga: {score}, jegypont: {points}',
  underWay: 'folyamatban',
  scale: 'Skála (milyen eredménytől, és jegypont):',
  unofficial:
    'A hallgatói portálról nyomtatva. Mások csak a kóddal kiállított másolatot ellenőrizhetik.',
  copies: 'Kiállított másolatok',
  copiesHint:
    'A másolat PDF-fájl. Aki megkapja, a kódja alapján oldalunkon ellenőrizheti, hogy valódi-e.',
  noCopies: 'Még nem állítottak ki másolatot.',
  issue: 'Másolat kiállítása',
  issueText: 'A másolat a kivonat jelenlegi állapotát mutatja, és saját kódot kap.',
  wasIssued: 'A(z) {code} másolatot kiállítottuk.',
  issuedOn: 'Kiállítva: {date}',
  revoked: 'Visszavonva: {date}',
} as const satisfies TextsOf<typeof en>;
