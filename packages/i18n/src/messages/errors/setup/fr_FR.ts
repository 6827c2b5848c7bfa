import type { TextsOf } from '../../../message-types.ts';
import type { errorsSetup as en } from './en.ts';

export const errorsSetup = {
  mailUnknownHost:
    'Il n’existe pas de serveur de messagerie de ce nom. Vérifiez l’hôte dans SMTP_URL.',
  mailUnreachable:
    'Le serveur de messagerie est injoignable. Vérifiez l’hôte et le port dans SMTP_URL, et si un pare-feu s’interpose.',
  mailSlow:
    'Le serveur de messagerie n’a pas répondu en {seconds, number} secondes. Vérifiez le port : smtp:// utilise en général 587, smtps:// 465.',
  mailLogin:
    'Le serveur de messagerie refuse la connexion. Vérifiez le nom d’utilisateur et le mot de passe dans SMTP_URL.',
  mailEncryption:
    'Aucune connexion chiffrée n’a pu être établie. Vérifiez le port et la validité du certificat du serveur de messagerie.',
  mailRefused:
    'Le serveur de messagerie refuse l’expéditeur ou le destinataire. Vérifiez MAIL_FROM et l’adresse.',
  mailFailed: 'L’e-mail n’a pas pu être envoyé.',
  filesFull: 'Il n’y a plus de place là où les fichiers sont conservés.',
  filesDenied:
    'Le serveur n’a pas le droit d’écrire là où les fichiers sont conservés. Vérifiez les droits sur DATA_DIR ou ceux de la clé du compartiment.',
  filesNoBucket: 'Il n’existe pas de compartiment de ce nom. Vérifiez S3_BUCKET et S3_ENDPOINT.',
  filesKeys:
    'Le stockage de fichiers refuse les clés. Vérifiez S3_ACCESS_KEY_ID et S3_SECRET_ACCESS_KEY.',
  filesUnreachable: 'Le stockage de fichiers ne répond pas. Vérifiez S3_ENDPOINT et le réseau.',
  filesChanged:
    'Un fichier n’est pas revenu tel qu’il a été écrit. Vérifiez le disque, ou ce que le compartiment fait des fichiers.',
  filesFailed: 'Un fichier n’a pas pu être écrit, lu et retiré.',
} as const satisfies TextsOf<typeof en>;
