import type { TextsOf } from '../../../message-types.ts';
import type { appeals as en } from './en.ts';

export const appeals = {
  name: 'Recours',
  plural: 'Recours',
  'fields.q': 'Rechercher par étudiant ou titre',
  'fields.status': 'État',
  'fields.subjectKind': 'Objet',
  'fields.person': 'Étudiant',
  'fields.group': 'Groupe',
  'fields.title': 'Examen, devoir ou cours',
  'fields.reason': 'Motif',
  'fields.opinion': 'Avis du premier lecteur',
  'fields.firstReaderName': 'Premier lecteur',
  'fields.answer': 'Réponse',
  'fields.minutes': 'Nouveau temps en minutes',
  'fields.decidedByName': 'Tranché par',
  'fields.decidedAt': 'Tranché le',
  'fields.createdAt': 'Déposé le',
  'fields.waiting': 'En attente de décision',
  'fields.groupId': 'Groupe',
  'fields.regionId': 'Région',
  'fields.score': 'Nouvelle note en pour cent',
} as const satisfies TextsOf<typeof en>;
