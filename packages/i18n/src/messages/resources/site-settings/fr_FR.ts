import type { TextsOf } from '../../../message-types.ts';
import type { siteSettings as en } from './en.ts';

export const siteSettings = {
  name: 'Paramètres du site',
  plural: 'Paramètres du site',
  'fields.organisationName': 'Nom de l’institut',
  'fields.shortName': 'Nom court',
  'fields.defaultAllowedAttempts': 'Nombre habituel de tentatives d’examen',
  'fields.defaultLocale': 'Langue par défaut',
  'fields.alumniRegionId': 'Région des anciens élèves',
  'fields.contactAddress': 'Adresse postale',
  'fields.contactEmail': 'E-mail de contact',
  'fields.helpUrl': 'Page d’aide',
  'fields.privacyUrl': 'Page de confidentialité propre',
  'fields.termsUrl': 'Page de conditions propre',
  'fields.bannerText': 'Bandeau au-dessus de chaque page',
  'fields.updatedAt': 'Dernière modification',
  sectionNames: 'Comment s’appelle l’institut',
  sectionDefaults: 'Ce qui est habituel',
  sectionContact: 'Contact et liens',
  shortNameHint: 'Dans le titre des pages, dans la barre du haut et dans les e-mails.',
  bannerTextHint:
    'Par exemple pour une copie du site servant à s’exercer ou à tester. Laissez vide pour n’en afficher aucun.',
  defaultAllowedAttemptsHint:
    'Un nouvel examen commence avec ce nombre. Les examens existants gardent le leur.',
  legalHint: 'Remplace la page intégrée au pied de chaque écran.',
  linkInvalid: 'L’adresse doit commencer par https:// ou http://.',
  configured:
    'Personne n’a encore enregistré de paramètres : ceux-ci viennent de la configuration du serveur.',
} as const satisfies TextsOf<typeof en>;
