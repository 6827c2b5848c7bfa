import type { TextsOf } from '../../../message-types.ts';
import type { setupPage as en } from './en.ts';

export const setupPage = {
  intro: 'Quelques étapes, une dizaine de minutes. Rien n’est enregistré avant la dernière.',
  step: 'Étape {step, number} sur {steps, number}',
  collegeTitle: 'L’institut',
  organisationName: 'Nom de l’institut',
  organisationHint: 'En toutes lettres, comme sur les relevés et au bas de chaque page.',
  shortName: 'Nom court',
  shortNameHint: 'Dans le titre des pages, dans la barre du haut et dans les e-mails.',
  defaultLocale: 'Langue par défaut',
  defaultLocaleHint: 'Pour les personnes qui n’en ont pas choisi d’autre.',
  offered: 'Langues proposées',
  offeredHint: 'L’anglais et la langue par défaut sont toujours proposés.',
  currenciesTitle: 'Devises',
  currenciesHint:
    'Dans quelles monnaies l’institut compte-t-il ? {currency} en fait toujours partie : les taux de change y sont exprimés.',
  addCurrency: 'Ajouter une monnaie',
  decimals:
    '{count, plural, =0 {sans décimale} one {# décimale} many {# décimales} other {# décimales}}',
  removeItem: 'Retirer {name}',
  regionsTitle: 'Régions',
  regionsHint:
    'Une région est un campus ou un bureau avec son propre fuseau horaire et sa propre monnaie. Une seule suffit pour commencer.',
  regionNumber: 'Région {number, number}',
  name: 'Nom',
  slug: 'Nom court',
  slugHint: 'Lettres, chiffres et traits d’union, par exemple east-africa.',
  slugInvalid: 'Utilisez seulement des lettres, des chiffres et des traits d’union simples.',
  zone: 'Zone',
  zoneHint: 'La partie du monde à laquelle les rapports rattachent cette région.',
  kind: 'Genre',
  timeZone: 'Fuseau horaire',
  currency: 'Devise',
  kindCampus: 'Campus',
  kindOffice: 'Bureau AWM',
  addRegion: 'Ajouter une autre région',
  adminTitle: 'Premier compte d’administration',
  adminHint:
    'Ce compte a tous les droits. C’est à partir de lui que toutes les autres personnes sont invitées.',
  passwordAgain: 'Mot de passe à nouveau',
  passwordDiffers: 'Les deux mots de passe ne sont pas identiques.',
  trialsTitle: 'Courrier et fichiers',
  trialsHint:
    'Veuillez essayer les deux. Ce qui échoue se corrige dans la configuration du serveur ; après un redémarrage, ce lien reste valable.',
  mailTitle: 'Courrier',
  mailFrom: 'Les e-mails sont envoyés par {sender}.',
  mailNone:
    'Aucun serveur de messagerie n’est configuré (SMTP_URL). Les e-mails restent dans la boîte d’envoi du serveur : les invitations et les liens vers de nouveaux mots de passe n’atteignent personne.',
  tryMail: 'Envoyer un e-mail à {email}',
  mailSent: 'Le serveur de messagerie a accepté l’e-mail. Veuillez vérifier s’il arrive à {email}.',
  filesTitle: 'Fichiers',
  filesLocal: 'Les fichiers sont conservés sur le disque du serveur (DATA_DIR).',
  filesBucket: 'Les fichiers sont conservés dans un compartiment (S3_BUCKET).',
  tryFiles: 'Écrire et lire un fichier',
  filesDone: 'Un fichier a été écrit, relu puis retiré.',
  detail: 'La réponse était : {detail}',
  works: 'Fonctionne',
  fails: 'Ne fonctionne pas',
  noMailServer: 'Aucun serveur de messagerie',
  notTried: 'Non essayé',
  summaryTitle: 'Récapitulatif',
  summaryHint:
    'Veuillez tout vérifier une dernière fois. Ensuite, ce lien ne fonctionnera plus ; tout peut être modifié dans l’administration.',
  change: 'Modifier : {title}',
  finish: 'Configurer l’institut',
  mend: 'Veuillez vérifier les champs signalés.',
  doneTitle: 'L’institut est configuré',
  doneText:
    'Vous pouvez maintenant vous connecter avec {email}. Dans l’administration, ajoutez d’abord un groupe, puis des étudiants : chacun reçoit une invitation par e-mail.',
  deadHint:
    'Si l’institut n’a pas encore de compte, la personne qui gère le serveur obtient un nouveau lien avec « npm run setup ».',
} as const satisfies TextsOf<typeof en>;
