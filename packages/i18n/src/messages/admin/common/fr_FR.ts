import type { TextsOf } from '../../../message-types.ts';
import type { adminCommon as en } from './en.ts';

export const adminCommon = {
  moreAreas: 'Autres rubriques',
  empty: '(vide)',
  published: 'Publié',
  draft: 'Brouillon',
  export: 'Exporter',
  exportHint: 'Télécharge toutes les lignes de cette liste dans un fichier CSV',
  exporting: 'Export en cours… {done, number} sur {total, number}',
  exported:
    '{count, plural, one {# ligne exportée} many {# de lignes exportées} other {# lignes exportées}}',
  exportFailed: 'L’export s’est arrêté : {reason}',
  addTitle: 'Ajouter : {name}',
  editTitle: 'Modifier : {name}',
  changed: 'Enregistré : {name}',
  created: 'Créé : {name}',
  deleted: 'Supprimé : {name}',
  deleteTitle: 'Supprimer {name} ?',
  conflictTitle: 'Quelqu’un d’autre a modifié cet élément entre-temps',
  conflictBody:
    'Vos saisies sont toujours là et rien n’est encore enregistré. Ces champs diffèrent :',
  conflictSame:
    'Vos saisies sont toujours là et rien n’est encore enregistré. Aucun champ ne diffère.',
  conflictField: 'Champ',
  conflictMine: 'Votre saisie',
  conflictTheirs: 'Enregistré actuellement',
  conflictChanged: 'modifié',
  conflictKeepMine: 'Enregistrer mes saisies',
  conflictTakeTheirs: 'Reprendre ce qui est enregistré',
  nothingFound: 'Rien ne correspond à ces filtres.',
  couldNotLoad: 'Le chargement a échoué.',
  selectRow: 'Sélectionner {name}',
  selectPage: 'Sélectionner toutes les lignes de cette page',
  selected:
    '{count, plural, one {# ligne sélectionnée} many {# lignes sélectionnées} other {# lignes sélectionnées}}',
  selectedElsewhere:
    '{count, plural, one {dont # hors de cette page} many {dont # hors de cette page} other {dont # hors de cette page}}',
  clearSelection: 'Effacer la sélection',
  exportSelected: 'Exporter la sélection',
  deleteSelectedTitle:
    '{count, plural, one {Supprimer # ligne ?} many {Supprimer # de lignes ?} other {Supprimer # lignes ?}}',
  deletedSelected:
    '{count, plural, one {# ligne est supprimée} many {# de lignes sont supprimées} other {# lignes sont supprimées}}',
  deletedSome:
    '{done, plural, one {# ligne est supprimée} many {# de lignes sont supprimées} other {# lignes sont supprimées}}, {failed, plural, one {# ne l’est pas} many {# ne le sont pas} other {# ne le sont pas}} : {reason}',
  switchedOn: 'Activé',
  switchedOff: 'Désactivé',
  import: 'Importer',
} as const satisfies TextsOf<typeof en>;
