import type { TextsOf } from '../../../message-types.ts';
import type { attendanceSchemas as en } from './en.ts';

export const attendanceSchemas = {
  name: 'Règles d’assiduité',
  plural: 'Règles d’assiduité',
  'fields.q': 'Rechercher par nom',
  'fields.name': 'Nom',
  'fields.minutesLateThreshold': 'En retard après (minutes)',
  'fields.graceAbsentsPerTerm': 'Absences sans conséquence (par trimestre)',
  'fields.graceLatesPerTerm': 'Retards sans conséquence (par trimestre)',
  'fields.absenceDeduction': 'Retrait par absence (%)',
  'fields.lateDeduction': 'Retrait par retard (%)',
  'fields.isDefault': 'Par défaut',
  'fields.inUse': 'Utilisées',
  'fields.groupCount': 'Groupes',
  'fields.createdAt': 'Créé le',
  'fields.updatedAt': 'Dernière modification',
  defaultHint:
    'Les nouveaux groupes reçoivent les règles par défaut si aucune autre n’est choisie. Il n’y en a qu’une au plus.',
  sectionSchema: 'À propos des règles',
  sectionPreview: 'Effet sur une note',
  noGroups: 'Aucun groupe n’utilise ces règles.',
  lateRule:
    'Toute personne arrivant plus de {count, plural, one {# minute} many {# de minutes} other {# minutes}} après le début est en retard.',
  absencesCost:
    '{count, plural, one {# absence} many {# d’absences} other {# absences}} : {percent}',
  latesCost: '{count, plural, one {# retard} many {# de retards} other {# retards}} : {percent}',
  noDeduction: 'aucun retrait',
} as const satisfies TextsOf<typeof en>;
