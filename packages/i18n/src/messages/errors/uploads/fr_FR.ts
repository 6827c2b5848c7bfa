import type { TextsOf } from '../../../message-types.ts';
import type { errorsUploads as en } from './en.ts';

export const errorsUploads = {
  notTaken: 'Aucun fichier ne peut être envoyé ici.',
  wrongKind: 'Un fichier de ce type ({found}) ne peut pas être utilisé ici.',
  tooLarge:
    'Le fichier est trop volumineux. {megabytes, number} Mo au plus peuvent être envoyés ici.',
  empty: 'Le fichier est vide.',
  otherFile: 'Cet envoi a été commencé avec un autre fichier. Veuillez en commencer un nouveau.',
  over: 'Cet envoi est terminé. Veuillez en commencer un nouveau.',
  lost: 'Le fichier s’est perdu en chemin. Veuillez l’envoyer de nouveau.',
  quota:
    'Vos envois inachevés peuvent occuper {gigabytes, number} Go au total. Veuillez d’abord en terminer ou en interrompre certains.',
  itemFull:
    '{max, number} fichiers au plus sont conservés ici. Veuillez d’abord en retirer certains.',
  incomplete:
    '{count, plural, one {# partie du fichier n’est pas encore arrivée.} many {# de parties du fichier ne sont pas encore arrivées.} other {# parties du fichier ne sont pas encore arrivées.}}',
  notPlayable: 'Les navigateurs ne lisent pas ce fichier. Il contient {found}.',
  unreadable: 'Ce fichier est endommagé ou ne contient ni image ni son.',
  noSubtitles: 'Ce fichier ne contient pas de sous-titres au format WebVTT ou SubRip.',
  subtitlesLine: 'La ligne {line, number} des sous-titres est illisible.',
  noPicture: 'Ce fichier n’est pas une image au format PNG, JPEG, WebP, GIF ou AVIF.',
  foreignFile:
    'Le texte affiche un fichier, ou y renvoie, qui n’appartient pas à cette fiche. Veuillez d’abord ajouter le fichier ici.',
  tooManyPixels:
    'Cette image a trop de pixels : {millions, number} millions, ceux d’une animation réunis. {most, number} millions au plus sont possibles.',
  damagedPicture: 'Cette image est endommagée et ne peut pas être lue.',
  infected:
    'Un logiciel malveillant a été trouvé dans ce fichier ({found}). Le fichier n’a pas été conservé.',
  uncheckable:
    'Ce fichier est trop volumineux pour la recherche de logiciels malveillants et ne peut donc pas être accepté.',
} as const satisfies TextsOf<typeof en>;
