import type { TextsOf } from '../../message-types.ts';
import type { account as en } from './en.ts';

export const account = {
  welcome: 'Welkom bij {organisation}',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  showPassword: 'Wachtwoord tonen',
  hidePassword: 'Wachtwoord verbergen',
  login: 'Inloggen',
  loggingIn: 'Bezig met inloggen…',
  workAccount: 'Inloggen met een werkaccount',
  passkeyLogin: 'Inloggen met een toegangssleutel',
  passkeyFailed:
    'De toegangssleutel kon niet worden gebruikt. Probeer het opnieuw of log in met uw wachtwoord.',
  forgotPassword: 'Wachtwoord vergeten?',
  logout: 'Uitloggen',
  sessionEnded: 'Uw sessie is beëindigd. Log opnieuw in.',
  personasTitle: 'Voorbeeldpersonen',
  personasHint: 'Deze school is verzonnen. Kies een persoon om als die persoon in te loggen.',
  personaLogin: 'Inloggen als {name}',
  termsTitle: 'Gebruiksvoorwaarden',
  termsIntro:
    'Lees de gebruiksvoorwaarden. U moet ze één keer aanvaarden voordat u de site gebruikt.',
  termsAccept: 'Ik heb de voorwaarden gelezen en aanvaard ze',
  termsEnter: 'Naar de site',
  acceptanceRequired: 'U moet de voorwaarden aanvaarden om de site te gebruiken',
} as const satisfies TextsOf<typeof en>;
