import type { TextsOf } from '../../../message-types.ts';
import type { workTranscript as en } from './en.ts';

export const workTranscript = {
  of: 'Cijferlijst van {name}',
  none: 'Uw cijferlijst is nog leeg.',
  noTerm: '{year}, buiten de periodes',
  points: 'Cijferpunten',
  termMean: 'Gemiddelde van de periode',
  overall: 'Gemiddelde van alle afgeronde cursussen: {score}, cijferpunten {points}',
  underWay: 'loopt nog',
  scale: 'Schaal (vanaf welk resultaat, en cijferpunten):',
  unofficial:
    'Afgedrukt uit het studentenportaal. Alleen een afgegeven kopie met code kan door anderen worden gecontroleerd.',
  copies: 'Afgegeven kopieën',
  copiesHint:
    'Een kopie is een PDF-bestand. Wie haar krijgt, kan op onze site met de code controleren of ze echt is.',
  noCopies: 'Er is nog geen kopie afgegeven.',
  issue: 'Kopie afgeven',
  issueText: 'De kopie toont uw cijferlijst zoals die nu is en krijgt een eigen code.',
  wasIssued: 'De kopie {code} is afgegeven.',
  issuedOn: 'Afgegeven op {date}',
  revoked: 'Ingetrokken op {date}',
} as const satisfies TextsOf<typeof en>;
