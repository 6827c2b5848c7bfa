import type { TextsOf } from '../../../message-types.ts';
import type { questions as en } from './en.ts';

export const questions = {
  name: 'Question',
  plural: 'Banque de questions',
  'fields.q': 'Rechercher dans les questions',
  'fields.title': 'Question',
  'fields.kind': 'Type',
  'fields.courseId': 'Cours',
  'fields.poolId': 'Groupe de questions',
  'fields.archived': 'Archivée',
  'fields.missingLocale': 'Manque en',
  'fields.languages': 'Langues',
  'fields.texts': 'Texte',
  'fields.parts': 'Réponses',
  'fields.key': 'Bonne réponse',
  'fields.maxWords': 'Nombre maximal de mots',
  'fields.unit': 'Unité',
  'fields.createdAt': 'Créée',
  'fields.updatedAt': 'Dernière modification',
  sectionRecord: 'Où elle se range',
  archivedHint: 'Les questions archivées ne sont pas proposées pour de nouveaux examens.',
  chooseCourse: 'Choisissez d’abord le cours.',
  archive: 'Archiver',
  unarchive: 'Sortir des archives',
  bulkDone:
    '{count, plural, one {# question modifiée} many {# de questions modifiées} other {# questions modifiées}}',
  bulkFailed:
    '{count, plural, one {# question n’a pas pu être modifiée} many {# de questions n’ont pas pu être modifiées} other {# questions n’ont pas pu être modifiées}}',
  versions: 'Versions',
  versionNumber: 'Version {number}',
  changedFields: 'Modifié : {fields}',
  exportFile: 'Exporter vers d’autres systèmes',
  importFile: 'Importer des questions',
  exported:
    '{count, plural, one {# question figure dans le fichier} many {# de questions figurent dans le fichier} other {# questions figurent dans le fichier}}',
  exportHint:
    'Toutes les questions de la liste telle qu’elle est filtrée, dans leur dernière version.',
  format: 'Format',
  formatCsv: 'Tableau (CSV)',
  lossTitle: 'Ce qui n’est pas repris',
  noLoss: 'Tout est repris',
  drop: 'Déposez un fichier ici',
  chooseFile: 'Choisir un fichier',
  paste: 'Ou collez le texte du fichier',
  look: 'Voir les questions',
  nothingYet: 'Rien n’est enregistré avant votre confirmation.',
  refused: 'Ne peut pas être importée : {reason}',
  takeIn:
    '{count, plural, one {Importer # question} many {Importer # de questions} other {Importer # questions}}',
  imported:
    '{count, plural, one {# question est maintenant dans la banque} many {# de questions sont maintenant dans la banque} other {# questions sont maintenant dans la banque}}',
  undoImport: 'Annuler l’importation',
  undone:
    '{count, plural, one {# question importée est retirée} many {# de questions importées sont retirées} other {# questions importées sont retirées}}',
  another: 'Importer un autre fichier',
  'fields.exams': 'Posée dans',
  notAsked: 'Aucun examen ne pose cette question.',
} as const satisfies TextsOf<typeof en>;
