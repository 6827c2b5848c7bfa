import type { TextsOf } from '../../../message-types.ts';
import type { personAccess as en } from './en.ts';

export const personAccess = {
  forgotIntro:
    'Saisissez l’adresse e-mail de votre compte. Nous vous enverrons un lien qui vous permettra de définir un nouveau mot de passe.',
  sendLink: 'Envoyer le lien',
  checkMailTitle: 'Consultez vos e-mails',
  checkMailBody:
    'S’il existe un compte pour {email}, un message contenant un lien est en route. Le lien fonctionne une seule fois, pendant une heure.',
  checkMailHint:
    'Toujours rien après quelques minutes ? Regardez dans les courriers indésirables ou refaites la demande.',
  askAgain: 'Refaire la demande',
  backToLogin: 'Retour à la connexion',
  setPassword: 'Définir le mot de passe',
  newPassword: 'Nouveau mot de passe',
  resetIntro: 'Choisissez un nouveau mot de passe pour votre compte.',
  passwordSet: 'Mot de passe défini, connectez-vous avec le nouveau mot de passe.',
  linkDeadTitle: 'Ce lien ne fonctionne plus',
  askNewLink: 'Demander un nouveau lien',
  enrollIntro: 'Bienvenue ! Choisissez un mot de passe, et votre compte est prêt.',
  enrollDeadHint:
    'Demandez une nouvelle invitation à votre établissement. Si vous avez déjà défini un mot de passe, vous pouvez vous connecter.',
  recoveredBody:
    'Votre mot de passe a été modifié. Vous pouvez maintenant vous connecter avec celui-ci.',
  createIntro: 'Vous vous inscrivez à {group}, région {region}.',
  firstName: 'Prénom',
  lastName: 'Nom de famille',
  createAccount: 'Créer un compte',
  createUnknown: 'Ce lien d’inscription n’est pas valable. Demandez le bon à votre établissement.',
  createClosed:
    'Les inscriptions à {group} sont closes. Renseignez-vous auprès de votre établissement.',
  created:
    'Votre compte est créé, {name}. Nous avons envoyé un message à {email}. Suivez le lien qu’il contient pour continuer.',
  haveAccount: 'Avez-vous déjà un compte ?',
  verifying: 'Confirmation de votre adresse e-mail en cours…',
  verifiedBody: 'Merci, votre adresse e-mail est confirmée.',
  verifyDeadHint: 'Vous pouvez demander un nouveau message dans votre profil.',
} as const satisfies TextsOf<typeof en>;
