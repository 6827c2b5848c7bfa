import type { TextsOf } from '../../../message-types.ts';
import type { authoringCourse as en } from './en.ts';

export const authoringCourse = {
  publish: 'Publier',
  unpublish: 'Retirer',
  publishTitle: 'Publier « {name} » ?',
  publishBody:
    'Les étudiants des groupes auxquels il est proposé voient le cours et ses leçons publiées à partir du jour où il y commence.',
  unpublishTitle: 'Retirer « {name} » ?',
  unpublishBody:
    'Les étudiants ne voient plus le cours jusqu’à sa prochaine publication. Ce qu’ils y ont fait est conservé.',
  published: '« {name} » est publié.',
  unpublished: '« {name} » est retiré.',
  stale:
    'Quelqu’un d’autre l’a modifié entre-temps. Vous voyez maintenant ce qui est enregistré ; veuillez décider à nouveau.',
  preview: 'Voir comme un étudiant',
  changes: 'Modifications depuis la publication',
  noChanges: 'Rien n’a changé depuis la publication du {date}.',
  neverPublished:
    'Le cours n’a jamais été publié. Une fois publié, les modifications suivantes seront listées ici.',
  newOrGone: 'Ajouté ou supprimé',
  copy: 'Copier le cours',
  copyBody:
    'La copie reçoit les textes et l’image, toutes les leçons avec enregistrements, sous-titres, fichiers et règles, ainsi que les examens. Rien n’en est publié. Ce que les étudiants ont fait reste dans l’original.',
  copyDo: 'Copier',
  copied: 'La copie « {name} » est créée. Rien n’en est encore publié.',
  copyOfName: '{name} (copie)',
  offerings: 'Offres',
  offer: 'Proposer à un groupe',
  offerChange: 'Modifier les dates dans {group}',
  offerSaved: 'Proposé à {group} du {start} au {end}.',
  offerStopTitle: 'Ne plus le proposer à {group} ?',
  offerStopBody:
    'Les personnes du groupe ne voient plus le cours. Ce qu’elles y ont fait est conservé.',
  offerStopped: '{group} : le cours n’est plus proposé.',
  offerConflict:
    'Quelqu’un d’autre a modifié cette offre entre-temps. Enregistré maintenant : {start} – {end}. Votre saisie est toujours là ; enregistrez à nouveau pour la mettre à la place.',
  offerGone:
    'Quelqu’un d’autre a retiré cette offre entre-temps. Votre saisie est toujours là ; enregistrez à nouveau pour proposer le cours encore une fois.',
  offerThere:
    'Le cours est déjà proposé à ce groupe. Enregistré : {start} – {end}. Enregistrez à nouveau pour y mettre vos dates.',
  upcoming: 'Commence plus tard',
  running: 'En cours',
  over: 'Terminé',
} as const satisfies TextsOf<typeof en>;
