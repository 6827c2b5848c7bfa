import type { TextsOf } from '../../../message-types.ts';
import type { personDetails as en } from './en.ts';

export const personDetails = {
  title: 'Informations personnelles',
  location: 'Lieu de résidence',
  timezone: 'Fuseau horaire',
  currency: 'Devise',
  url: 'Adresse web',
  homePage: 'Page d’accueil',
  socialUserName: 'Nom d’utilisateur sur les réseaux sociaux',
  alumniMail: 'Recevoir le courrier des anciens étudiants',
  phones: 'Numéros de téléphone',
  phone: 'Numéro de téléphone',
  phoneKind: 'Type de numéro',
  phoneWORK: 'Professionnel',
  phoneMOBILE: 'Portable',
  phoneOTHER: 'Autre',
  phoneFormat:
    'Saisissez des chiffres, des espaces et des signes comme + ou -, au moins trois chiffres.',
  addPhone: 'Ajouter un numéro de téléphone',
  removePhone: 'Supprimer le numéro de téléphone',
  noPhones: 'Il n’y a pas encore de numéro de téléphone',
  emails: 'Autres adresses e-mail',
  emailsHint: 'Aucune de ces adresses ne permet de vous connecter.',
  emailKind: 'Type d’adresse',
  emailWORK: 'Professionnelle',
  emailSCHOOL: 'École',
  emailPERSONAL: 'Personnelle',
  emailOTHER: 'Autre',
  addEmail: 'Ajouter une adresse e-mail',
  removeEmail: 'Supprimer l’adresse e-mail',
  noEmails: 'Il n’y a pas encore d’autre adresse',
} as const satisfies TextsOf<typeof en>;
