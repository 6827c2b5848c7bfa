import type { TextsOf } from '../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  choose: 'Choisir des fichiers',
  invalidType: 'Le type de fichier doit être {types}',
  tooLarge: 'Le fichier dépasse {size, number} octets',
  tooSmall: 'Le fichier fait moins de {size, number} octets',
  tooMany: 'Trop de fichiers',
  title: 'Envois',
  clearCompleted: 'Effacer les envois terminés',
  collapse: 'Réduire',
  expand: 'Développer',
  done: 'Terminé',
  failed: 'Échec',
  abort: 'Interrompre',
  resume: 'Reprendre',
  clear: 'Effacer',
  failedPart: 'L’envoi de la partie {n} a échoué',
  damagedPart: 'La partie {n} a été altérée en chemin à chaque envoi. Reprenez pour réessayer.',
  canceled: 'Envoi annulé par l’utilisateur',
  missingInfo: 'Identifiant ou jeton d’envoi manquant',
  failedChunk: 'L’envoi d’un fragment a échoué',
  selectSame: 'Veuillez sélectionner le fichier nommé : {name}',
  selectFirst: 'Veuillez d’abord sélectionner un fichier !',
  otherFile:
    'Ce fichier n’est pas celui dont l’envoi a commencé. Veuillez sélectionner le même fichier : {name}',
  unreadable: 'Le fichier n’est plus lisible. Veuillez le sélectionner à nouveau.',
  interrupted: 'Interrompu. Reprenez là où l’envoi s’est arrêté.',
  elsewhere: 'Une autre fenêtre envoie déjà ce fichier.',
  waiting: 'En attente du réseau',
  metered:
    'En pause pour économiser les données mobiles. L’envoi reprendra de lui-même avec une autre connexion.',
  goOn: 'Envoyer quand même',
  checking: 'Vérification du fichier',
  abortTitle: 'Interrompre l’envoi ?',
  clearTitle: 'Abandonner l’envoi ?',
  discards: 'Ce qui a été envoyé de {name} sera supprimé.',
} as const satisfies TextsOf<typeof en>;
