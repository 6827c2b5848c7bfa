import type { TextsOf } from '../../../message-types.ts';
import type { teachers as en } from './en.ts';

export const teachers = {
  name: 'Enseignant',
  plural: 'Enseignants',
  'fields.q': 'Rechercher par nom ou e-mail',
  'fields.name': 'Nom',
  'fields.title': 'Titre',
  'fields.email': 'Adresse e-mail',
  'fields.userId': 'Compte d’utilisateur',
  'fields.hasAccount': 'A un compte',
  'fields.courseId': 'Cours',
  'fields.courseCount': 'Cours',
  'fields.courses': 'Cours',
  'fields.biographies': 'Biographie',
  'fields.biographies.locale': 'Langue',
  'fields.biographies.text': 'Texte',
  'fields.createdAt': 'Créé le',
  'fields.updatedAt': 'Dernière modification',
  titleHint: 'Précède le nom, par exemple Dr.',
  addBiography: 'Ajouter une langue',
  noBiography: 'Rien n’est encore dit de cet enseignant.',
  noCourses: 'Cet enseignant ne donne pas encore de cours.',
} as const satisfies TextsOf<typeof en>;
