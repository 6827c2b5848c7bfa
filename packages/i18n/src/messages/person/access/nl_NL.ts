import type { TextsOf } from '../../../message-types.ts';
import type { personAccess as en } from './en.ts';

export const personAccess = {
  forgotIntro:
    'Vul het e-mailadres van uw account in. Wij sturen u een link waarmee u een nieuw wachtwoord kunt instellen.',
  sendLink: 'Link versturen',
  checkMailTitle: 'Bekijk uw e-mail',
  checkMailBody:
    'Als er een account is voor {email}, is er een bericht met een link onderweg. De link werkt één keer, binnen een uur.',
  checkMailHint:
    'Na een paar minuten nog niets? Kijk in de map met ongewenste e-mail of vraag de link opnieuw aan.',
  askAgain: 'Opnieuw aanvragen',
  backToLogin: 'Terug naar inloggen',
  setPassword: 'Wachtwoord instellen',
  newPassword: 'Nieuw wachtwoord',
  resetIntro: 'Kies een nieuw wachtwoord voor uw account.',
  passwordSet: 'Wachtwoord ingesteld, log in met het nieuwe wachtwoord.',
  linkDeadTitle: 'Deze link werkt niet meer',
  askNewLink: 'Nieuwe link aanvragen',
  enrollIntro: 'Welkom! Kies een wachtwoord en uw account is klaar.',
  enrollDeadHint:
    'Vraag uw school om een nieuwe uitnodiging. Als u al een wachtwoord hebt ingesteld, kunt u inloggen.',
  recoveredBody: 'Uw wachtwoord is gewijzigd. U kunt er nu mee inloggen.',
  createIntro: 'U meldt zich aan voor {group} in {region}.',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  createAccount: 'Account aanmaken',
  createUnknown: 'Deze aanmeldlink is niet geldig. Vraag uw school om de juiste.',
  createClosed: 'De aanmelding voor {group} is gesloten. Vraag het uw school.',
  created:
    'Uw account is aangemaakt, {name}. Wij hebben een bericht gestuurd naar {email}. Volg de link daarin om verder te gaan.',
  haveAccount: 'Hebt u al een account?',
  verifying: 'Uw e-mailadres wordt bevestigd…',
  verifiedBody: 'Dank u, uw e-mailadres is bevestigd.',
  verifyDeadHint: 'In uw profiel kunt u een nieuw bericht aanvragen.',
} as const satisfies TextsOf<typeof en>;
