import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestionFiles as en } from './en.ts';

export const errorsQuestionFiles = {
  unreadable:
    'Ce fichier ne peut pas être lu dans le format choisi. Il a peut-être un autre format ou il est tronqué.',
  noQuestions: 'Ce fichier ne contient aucune question.',
  tooMany: 'Un fichier apporte au plus {max, number} questions.',
  unknownKind: 'Ce type de question n’est pas connu ici : {kind}',
  noAnswers: 'Il n’y a pas de réponses entre accolades : c’est un texte, pas une question.',
  variables:
    'Des variables en font une autre question pour chaque personne, ce qui n’est pas connu ici.',
  severalInOne:
    'Plusieurs questions sont réunies en une seule, ce qui n’est pas connu ici : {kind}',
  noText: 'Il manque un texte de la question ou d’une réponse.',
  feedback: 'Les indices et les commentaires ne sont pas repris.',
  media: 'Les images, les sons et les fichiers ne sont pas repris.',
  formatting: 'Le gras, les listes et les tableaux deviennent du texte simple.',
  weights: 'Les réponses qui valaient une partie des points comptent en entier ou pas du tout.',
  points: 'Les points sont indiqués dans un examen, pas dans la question.',
  wildcards: 'Les réponses avec des jokers comme * sont omises.',
  severalNumbers: 'De plusieurs nombres justes, un seul est repris.',
  choicesToText: 'Ce qui se choisissait dans une liste s’écrit ici dans un blanc.',
  encoding: 'Certains caractères n’ont pas pu être lus.',
  otherLanguages: 'Seuls les textes dans la langue du cours figurent dans le fichier.',
  choiceWords: 'Les mots des deux choix deviennent les mots usuels pour vrai et faux.',
  guidance: 'Les notes pour qui corrige ne sont pas reprises.',
  maxWords: 'La limite de mots n’est pas reprise.',
  unit: 'L’unité, ou toutes sauf une, n’est pas reprise.',
  allOrNothing: 'Le format ne peut pas dire que seule une réponse entièrement juste compte.',
  caseSensitive: 'On ne garde pas exactement si les majuscules comptent.',
  tolerance: 'Les nombres des espaces vides doivent être écrits exactement.',
  pairsToColumns:
    'Les éléments que l’on pouvait associer librement sont placés dans deux colonnes.',
  marksToChoices: 'Les mots à marquer dans le texte sont proposés comme choix.',
  leftOut: 'Cette question n’est pas dans le fichier : le format n’a rien de semblable.',
} as const satisfies TextsOf<typeof en>;
