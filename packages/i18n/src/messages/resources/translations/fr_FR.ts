import type { TextsOf } from '../../../message-types.ts';
import type { translations as en } from './en.ts';

export const translations = {
  name: 'Texte',
  plural: 'Traductions',
  'fields.q': 'Rechercher dans les identifiants et les textes',
  'fields.id': 'Message',
  'fields.readLocale': 'Lire en',
  'fields.writeLocale': 'Écrire en',
  'fields.area': 'Domaine',
  'fields.status': 'État',
  'fields.missing': 'Identique à l’anglais',
  'fields.english': 'Anglais',
  'fields.read': 'Texte à lire',
  'fields.bundled': 'Texte fourni',
  'fields.text': 'Votre texte',
  'fields.publishedText': 'En vigueur',
  'fields.updatedAt': 'Dernière modification',
  'fields.updatedByName': 'Modifié par',
  statusBundled: 'Texte fourni',
  statusDraft: 'Brouillon',
  statusPublished: 'Votre texte',
  textHint:
    'Laissez les valeurs entre accolades, comme {example}, telles quelles. Un champ vide rétablit le texte fourni.',
  preview: 'Aperçu',
  previewHint: 'Avec des valeurs d’exemple, tel que les lecteurs le verront',
  publish:
    '{count, plural, one {Publier # brouillon} many {Publier # de brouillons} other {Publier # brouillons}}',
  publishTitle:
    '{count, plural, one {Publier # texte en {language} ?} many {Publier # de textes en {language} ?} other {Publier # textes en {language} ?}}',
  publishBody:
    'Dès lors, toutes les personnes qui lisent en {language} voient les nouveaux textes.',
  publishDone: 'Les textes sont publiés.',
  history: 'Publications',
  historyEmpty: 'Rien n’a encore été publié dans cette langue.',
  publication: 'Publication {number, number}',
  changedTexts:
    '{count, plural, one {# texte modifié} many {# de textes modifiés} other {# textes modifiés}}',
  inForce: 'En vigueur',
  broughtBack: 'Rétablit la publication {number, number}',
  bringBack: 'Rétablir',
  bringBackTitle: 'Rétablir la publication {number, number} ?',
  bringBackBody:
    'Les lecteurs revoient aussitôt ses textes. Les brouillons des autres messages restent tels quels.',
  bringBackDone: 'La publication {number, number} est de nouveau en vigueur.',
} as const satisfies TextsOf<typeof en>;
