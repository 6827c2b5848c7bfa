import type { TextsOf } from '../../message-types.ts';
import type { account as en } from './en.ts';

export const account = {
  welcome: 'Bienvenue à {organisation}',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  login: 'Se connecter',
  loggingIn: 'Connexion en cours…',
  workAccount: 'Se connecter avec un compte professionnel',
  passkeyLogin: 'Se connecter avec une clé d’accès',
  passkeyFailed:
    'La clé d’accès n’a pas pu être utilisée. Veuillez réessayer, ou vous connecter avec votre mot de passe.',
  forgotPassword: 'Mot de passe oublié ?',
  logout: 'Se déconnecter',
  sessionEnded: 'Votre session est terminée. Veuillez vous reconnecter.',
  personasTitle: 'Personnes de démonstration',
  personasHint:
    'Cet établissement est fictif. Choisissez une personne pour vous connecter à sa place.',
  personaLogin: 'Se connecter en tant que {name}',
  termsTitle: 'Conditions d’utilisation',
  termsIntro:
    'Veuillez lire les conditions d’utilisation. Vous devez les accepter une fois, avant d’entrer sur le site.',
  termsAccept: 'J’ai lu les conditions et je les accepte',
  termsEnter: 'Entrer sur le site',
  acceptanceRequired: 'Vous devez accepter les conditions pour entrer sur le site',
} as const satisfies TextsOf<typeof en>;
