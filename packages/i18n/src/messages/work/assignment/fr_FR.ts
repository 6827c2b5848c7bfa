import type { TextsOf } from '../../../message-types.ts';
import type { workAssignment as en } from './en.ts';

export const workAssignment = {
  task: 'Votre devoir',
  taskFiles: 'Fichiers pour ce devoir',
  graded: 'Évalué par',
  perCent: 'une note de 0 à 100 %',
  completion: 'complet ou incomplet',
  deadline: 'Échéance',
  submissions: 'Remises',
  areOpen: 'Ouvertes',
  areClosed: 'Fermées',
  open: 'Vous pouvez remettre votre travail à tout moment.',
  openUntil: 'Vous pouvez remettre votre travail jusqu’au {date}.',
  reopened: 'La remise a été rouverte pour vous jusqu’au {date}.',
  notYet: 'La remise ouvre le {date}.',
  closed:
    'L’échéance était le {date}. Plus rien ne peut être remis ; adressez-vous à votre enseignant.',
  notRequired: 'À rendre le {date}, avant votre arrivée dans le groupe : non exigé, ne compte pas.',
  closedGraded: 'Votre travail est noté, plus rien ne peut donc être remis.',
  handedIn: 'Vous avez remis votre travail. Il attend d’être noté.',
  handedInOpen:
    'Vous avez remis votre travail. Jusqu’au {date}, vous pouvez le reprendre et le modifier.',
  yourWork: 'Votre travail',
  takenBack: 'Vous avez repris votre travail. Remettez-le de nouveau, sinon il ne compte pas.',
  text: 'Votre texte',
  files: 'Fichiers de votre travail',
  dropFiles: 'Déposez ici les fichiers de votre travail.',
  fileLimit: '{count, number} sur {limit, number} au plus',
  removeFile: 'Retirer {name}',
  lateReason: 'Pourquoi votre travail est-il en retard ?',
  lateReasonHint: 'La personne qui note votre travail lira ceci.',
  submit: 'Remettre le travail',
  nothingYet: 'Écrivez d’abord un texte ou ajoutez un fichier.',
  draftSaved: 'Brouillon enregistré',
  keptHere:
    'Votre texte est conservé sur cet appareil et sera envoyé dès le retour de la connexion.',
  asideTitle: 'Un de vos textes n’a pas pu être enregistré',
  asideText:
    'Il ne peut plus être enregistré : l’échéance est passée, le travail a été remis ou noté, ou un texte plus récent a été enregistré ailleurs. Il reste sur cet appareil jusqu’à ce que vous le supprimiez.',
  asideCopy: 'Copier le texte',
  asideCopied: 'Copié',
  asideDiscard: 'Supprimer le texte',
  asideDiscardText: 'Le texte sera supprimé de cet appareil. Cette action est irréversible.',
  elsewhere:
    'Une autre fenêtre a enregistré un brouillon plus récent. Ce que vous avez écrit ici n’est pas enregistré : copiez ce qu’il vous faut, puis rechargez la page.',
  submitTitle: 'Remettre votre travail ?',
  submitFiles:
    '{count, plural, =0 {Votre texte sera remis.} one {Votre texte et # fichier seront remis.} many {Votre texte et # fichiers seront remis.} other {Votre texte et # fichiers seront remis.}}',
  submitText:
    'Jusqu’à l’échéance, vous pouvez reprendre votre travail ; ensuite, plus rien ne peut être modifié.',
  receipt: 'Accusé de réception',
  handedInAt: 'Remis',
  code: 'Code de l’accusé',
  hash: 'Somme de contrôle',
  mailed: 'Une copie de cet accusé vous a été envoyée par e-mail.',
  times:
    '{count, plural, one {Vous avez remis # fois.} many {Vous avez remis # fois.} other {Vous avez remis # fois.}}',
  withdraw: 'Reprendre',
  withdrawTitle: 'Reprendre votre travail ?',
  withdrawText: 'Il redevient un brouillon et ne compte que si vous le remettez avant l’échéance.',
  withdrawGraded:
    'Il redevient un brouillon et perd sa note jusqu’à ce que vous le remettiez et qu’il soit noté de nouveau.',
  feedback: 'Commentaires',
  feedbackFiles: 'Fichiers rendus',
  gradedBy: 'Noté par {name} le {date}',
  notInPerson: 'Vous consultez le compte de cette personne. Elle seule peut le faire.',
} as const satisfies TextsOf<typeof en>;
