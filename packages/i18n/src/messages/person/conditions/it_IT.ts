import type { TextsOf } from '../../../message-types.ts';
import type { personExamConditions as en } from './en.ts';

export const personExamConditions = {
  title: 'Nei Suoi esami',
  intro: 'Questo vale per Lei in ogni esame.',
  time: 'Tempo: {share, number, percent} del normale',
  breaks:
    'Pause: {minutes, plural, one {# minuto in più} many {# di minuti in più} other {# minuti in più}}',
  attempts: 'Tentativi: {count, plural, one {# in più} many {# in più} other {# in più}}',
  noLeaveRule: 'Lasciare la pagina non fa fallire l’esame',
  grace: 'Può assentarsi fino a {duration}',
  largerType: 'Domande in caratteri più grandi',
  readAloud: 'Le domande possono essere lette ad alta voce',
  until: 'Fino al {date}',
} as const satisfies TextsOf<typeof en>;
