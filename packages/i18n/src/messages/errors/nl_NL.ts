import type { TextsOf } from '../../message-types.ts';
import type { errors as en } from './en.ts';

export const errors = {
  unauthenticated: 'Log in om verder te gaan.',
  forbidden: 'U hebt hier geen toegang toe.',
  notFound: 'Dit item bestaat niet, of u hebt er geen toegang toe.',
  conflict:
    'Iemand anders heeft dit item gewijzigd terwijl u ermee bezig was. Laad het opnieuw en breng uw wijziging nogmaals aan.',
  invalidValue: 'Deze waarde is niet geldig.',
  invalid: 'Sommige waarden zijn niet geldig. Controleer de gemarkeerde velden.',
  limit: 'Te veel pogingen. Wacht even en probeer het opnieuw.',
  internal: 'Er is bij ons iets misgegaan. Gebeurt het weer, geef ons dan dit nummer door: {id}',
  network: 'De server is niet bereikbaar. Controleer uw verbinding.',
  badStatus: 'Antwoord niet geslaagd: statuscode {code} ontvangen',
  loginFailed: 'Het e-mailadres of het wachtwoord is niet juist.',
  offlineApp: 'Gebruik de offline-app om in te loggen',
  tokenInvalid: 'Deze link is niet meer geldig. Vraag een nieuwe aan.',
  accountExists: 'U hebt al een account',
  tooManyTries:
    'Te veel pogingen. Probeer het over {minutes, plural, one {# minuut} other {# minuten}} opnieuw.',
  wrongPassword: 'Dit is niet uw huidige wachtwoord.',
  groupClosed: 'Deze groep neemt op dit moment geen nieuwe studenten aan.',
  fieldRequired: 'Dit veld is verplicht.',
  tooShort: '{min, plural, one {Voer minstens # teken in.} other {Voer minstens # tekens in.}}',
  tooLong: '{max, plural, one {Voer hoogstens # teken in.} other {Voer hoogstens # tekens in.}}',
  tooSmall: 'Voer {min, number} of meer in.',
  tooLarge: 'Voer {max, number} of minder in.',
  tooFewEntries:
    '{min, plural, one {Er is minstens # item nodig.} other {Er zijn minstens # items nodig.}}',
  tooManyEntries:
    '{max, plural, one {Er is hoogstens # item toegestaan.} other {Er zijn hoogstens # items toegestaan.}}',
  tooMuchSent: 'Wat u verzendt is te groot (hoogstens {size, number} MB). Verzend minder tegelijk.',
  invalidEmail: 'Voer een geldig e-mailadres in.',
  invalidNumber: 'Voer een getal in.',
  invalidDate: 'Voer een geldige datum in.',
  mustBeUnique: 'Deze waarde is al in gebruik. Zij moet uniek zijn.',
  inUse: 'Dit item is in gebruik en kan niet worden verwijderd.',
  examNoAttemptsLeft:
    'U kunt dit examen niet afleggen omdat u het toegestane aantal pogingen hebt overschreden',
  examSeeInstructor: 'Neem contact op met uw docent om de verdere mogelijkheden te bespreken',
  examLeaveWarning:
    'Waarschuwing: u ZAKT voor deze poging als u deze pagina verlaat. Weet u zeker dat u wilt vertrekken?',
  examOfflineOnly: 'Alleen groepen die de offline-app gebruiken, kunnen examens in de app afleggen',
  examAttemptOver: 'Deze poging is beëindigd. De antwoorden kunnen niet meer worden gewijzigd.',
  examNotOpen: 'Dit examen is op dit moment niet voor u geopend.',
} as const satisfies TextsOf<typeof en>;
