import type { TextsOf } from '../../../message-types.ts';
import type { personSecurity as en } from './en.ts';

export const personSecurity = {
  factorHint:
    'Bescherm uw account met een tweede stap: naast uw wachtwoord een code van een app op uw telefoon.',
  factorSince: 'Ingesteld op {when}',
  factorSetUp: 'App instellen',
  factorScan:
    'Scan deze afbeelding met een authenticator-app of typ daar de sleutel in. Voer daarna de code in die de app toont.',
  factorPicture: 'Afbeelding met de sleutel voor de app',
  factorKey: 'Sleutel',
  factorTurnOn: 'Inschakelen',
  factorTurnOff: 'Uitschakelen',
  factorCodeHint: 'Voer een code van de app of een herstelcode in.',
  required:
    'Uw college vraagt u uw account met een authenticator-app te beschermen. De site gaat open zodra die is ingesteld.',
  codes: 'Herstelcodes',
  codesHint:
    'Bewaar deze codes op een veilige plaats. Met elke code logt u één keer in zonder de app. Ze worden niet nog eens getoond.',
  codesLeft: '{count, plural, one {Er is nog # herstelcode} other {Er zijn nog # herstelcodes}}',
  codesRenew: 'Nieuwe herstelcodes',
  codesKept: 'Ik heb de codes bewaard',
  passkeys: 'Toegangssleutels',
  passkeysHint:
    'Met een toegangssleutel logt u in met uw vinger, uw gezicht of de pincode van uw apparaat, zonder wachtwoord.',
  passkeyAdd: 'Toegangssleutel toevoegen',
  passkeyName: 'Naam van de toegangssleutel',
  passkeyAddedOn: 'Toegevoegd op {when}',
  passkeyUsedOn: 'laatst gebruikt op {when}',
  passkeyRename: 'Hernoemen',
  passkeyRemove: 'Verwijderen',
  calendarHint: 'Koppel een extern agenda-account aan uw agenda hier.',
  calendarConnect: 'Agenda koppelen',
  calendarSince: 'Gekoppeld op {when}',
  calendarDisconnect: 'Ontkoppelen',
} as const satisfies TextsOf<typeof en>;
