import type { TextsOf } from '../../../message-types.ts';
import type { adminErase as en } from './en.ts';

export const adminErase = {
  title: 'Effacer {name} ?',
  body: 'Tout ce qui permet de reconnaître {name} sera supprimé pour toujours. Personne ne pourra le rétablir.',
  exportFirst: 'Si la personne peut encore avoir besoin de ses données, téléchargez-les d’abord.',
  removed: 'Ce qui est supprimé',
  kept: 'Ce qui reste, avec un numéro à la place du nom',
  keptWhy:
    'Les résultats et les entrées du journal restent, afin que les rapports et les traces demeurent exacts. Ils ne disent plus de qui il s’agit.',
  account: 'Nom, adresse e-mail, mot de passe et profil',
  partRIGHTS: 'Rôles et fonctions',
  partMEMBERSHIPS: 'Appartenance aux régions et aux groupes',
  partRESULTS: 'Résultats d’examen',
  partPROGRESS: 'Progression et visites',
  partNOTIFICATIONS: 'Notifications',
  partCONTACTS: 'Adresses et numéros de téléphone',
  partWORK: 'Travail de personnel ou d’enseignant',
  partENTRY: 'Connexions, liens et clés d’accès',
  partLOG: 'Entrées du journal',
  partMAILS: 'E-mails adressés à cette personne',
  reason: 'Motif',
  reasonHint:
    'Au moins 3 caractères. Il est conservé pour toujours : veuillez ne pas nommer la personne.',
  confirmation: 'Adresse e-mail du compte',
  confirmationHint: 'Saisissez {email} pour confirmer.',
  erase: 'Effacer pour toujours',
  done: 'La personne a été effacée.',
} as const satisfies TextsOf<typeof en>;
