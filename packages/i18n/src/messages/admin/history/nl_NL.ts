import type { TextsOf } from '../../../message-types.ts';
import type { adminHistory as en } from './en.ts';

export const adminHistory = {
  title: 'Geschiedenis',
  empty: 'Over dit record is nog niets vastgelegd.',
  through: '{staff}, ingelogd als {name}',
  system: 'Het systeem',
  restored: 'Teruggezet wat is gewijzigd op {moment}',
  before: 'Voorheen',
  after: 'Daarna',
  restore: 'Terugzetten',
  restoreTitle: 'De vorige waarden terugzetten?',
  restoreBody:
    'Deze velden krijgen de waarden van vóór die wijziging. Al het andere blijft zoals het is. Het wordt vastgelegd en u kunt het in de geschiedenis ongedaan maken.',
  restoreDone: 'De vorige waarden zijn terug.',
  kept: 'Wordt hier niet teruggezet',
  gone: 'Niet meer aanwezig, of niet in uw regio’s',
  created: 'Aangemaakt',
  updated: 'Gewijzigd',
  profile: 'Gewijzigd in het eigen profiel',
  signedUp: 'Zelf aangemeld',
  termsAccepted: 'Voorwaarden aanvaard',
  active: 'Inloggen toegestaan of geblokkeerd',
  password: 'Nieuw wachtwoord ingesteld',
  mailed: 'E-mail over het account',
  verified: 'E-mailadres bevestigd',
  impersonated: 'Iemand van de staf heeft ingelogd als deze persoon',
  notificationsRead: 'Meldingen als gelezen gemarkeerd',
  merged: 'Samengevoegd met een ander account',
  unmerged: 'Samenvoeging ongedaan gemaakt',
  exported: 'Persoonsgegevens geëxporteerd',
  raised: 'Iemand van de staf heeft namens deze persoon gehandeld',
} as const satisfies TextsOf<typeof en>;
