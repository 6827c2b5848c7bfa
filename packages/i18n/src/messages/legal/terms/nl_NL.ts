import type { TextsOf } from '../../../message-types.ts';
import type { terms as en } from './en.ts';

export const terms = {
  title: 'Gebruiksvoorwaarden',
  updated: 'Laatst gewijzigd op {date}',
  intro:
    'Deze voorwaarden gelden voor iedereen die {organisation} gebruikt: studenten, oud-studenten, docenten en medewerkers. Door ze te aanvaarden stemt u ermee in zich eraan te houden.',
  accountTitle: 'Uw account',
  accountBody:
    'Uw account is alleen van u. Houd uw wachtwoord geheim, geef juiste gegevens over uzelf en houd ze actueel. Meld het meteen aan het kantoor als u denkt dat iemand anders uw account gebruikt.',
  studyTitle: 'Studie en examens',
  studyBody:
    'Maak uw eigen werk. Geef geen examenvragen of antwoorden door en laat niemand anders een examen voor u afleggen. Wie een examen voor het einde verlaat, is voor die poging gezakt. De regels van uw campus over aanwezigheid, termijnen en cijfers gelden ook hier.',
  contentTitle: 'Cursusmateriaal',
  contentBody:
    'Lessen, video’s, documenten en examens zijn van de school of van hun makers. U mag ze voor uw eigen studie gebruiken. Zonder schriftelijke toestemming mag u ze niet publiceren, verkopen of delen.',
  conductTitle: 'Omgang met elkaar',
  conductBody:
    'Behandel anderen met respect. Verstuur geen beledigingen, reclame of schadelijke bestanden en probeer niet bij gegevens te komen die niet voor u bestemd zijn. Berichten aan oud-studenten mogen niet voor fondsenwerving of reclame worden gebruikt.',
  paymentsTitle: 'Kosten en betalingen',
  paymentsBody:
    'Kosten moeten worden betaald zoals op uw factuur staat. Als u instemt met een betalingsplan, worden de bedragen op de afgesproken dagen automatisch geïnd totdat de factuur is betaald of het plan is beëindigd.',
  availabilityTitle: 'Beschikbaarheid',
  availabilityBody:
    'Wij zorgen ervoor dat de site altijd werkt, maar kunnen dat niet beloven. Onderhoud en storingen kunnen de site onderbreken. Kunt u door een storing een termijn niet halen, praat dan met uw docent.',
  endingTitle: 'Einde van het gebruik',
  endingBody:
    'Uw toegang eindigt wanneer u de school verlaat en niet tot de oud-studenten behoort. Wij kunnen een account sluiten dat deze voorwaarden schendt. Uw cijfers en getuigschriften blijven ook dan bewaard.',
  changesTitle: 'Wijziging van deze voorwaarden',
  changesBody:
    'Als wij deze voorwaarden ingrijpend wijzigen, vragen wij u ze opnieuw te aanvaarden voordat u de site verder gebruikt.',
  contactTitle: 'Vragen',
  contactBody: 'Het kantoor van uw campus beantwoordt alle vragen over deze voorwaarden.',
} as const satisfies TextsOf<typeof en>;
