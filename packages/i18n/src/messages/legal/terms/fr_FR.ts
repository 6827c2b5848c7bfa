import type { TextsOf } from '../../../message-types.ts';
import type { terms as en } from './en.ts';

export const terms = {
  title: 'Conditions d’utilisation',
  updated: 'Dernière modification : {date}',
  intro:
    'Ces conditions s’appliquent à toutes les personnes qui utilisent {organisation} : étudiants, anciens étudiants, enseignants et personnel. En les acceptant, vous vous engagez à les respecter.',
  accountTitle: 'Votre compte',
  accountBody:
    'Votre compte est strictement personnel. Gardez votre mot de passe secret, donnez des informations exactes à votre sujet et tenez-les à jour. Prévenez immédiatement le bureau si vous pensez que quelqu’un d’autre utilise votre compte.',
  studyTitle: 'Études et examens',
  studyBody:
    'Faites vous-même votre travail. Ne transmettez ni questions ni réponses d’examen, et ne laissez personne passer un examen à votre place. Quitter un examen avant la fin compte comme une tentative échouée. Les règles de votre campus sur l’assiduité, les délais et les notes s’appliquent également ici.',
  contentTitle: 'Supports de cours',
  contentBody:
    'Les leçons, vidéos, documents et examens appartiennent à l’établissement ou à leurs auteurs. Vous pouvez les utiliser pour vos propres études. Vous ne pouvez pas les publier, les vendre ou les partager sans autorisation écrite.',
  conductTitle: 'Respect mutuel',
  conductBody:
    'Traitez les autres avec respect. N’envoyez ni insultes, ni publicité, ni fichiers nuisibles, et n’essayez pas d’accéder à des données qui ne vous sont pas destinées. Les messages aux anciens étudiants ne peuvent servir ni à la collecte de fonds ni à la publicité.',
  paymentsTitle: 'Frais et paiements',
  paymentsBody:
    'Les frais sont dus selon les indications de votre facture. Si vous acceptez un plan de paiement, les montants sont prélevés automatiquement aux jours convenus, jusqu’au paiement de la facture ou à la fin du plan.',
  availabilityTitle: 'Disponibilité',
  availabilityBody:
    'Nous veillons à ce que le site fonctionne en tout temps, mais nous ne pouvons pas le promettre. La maintenance et les pannes peuvent l’interrompre. Si une panne vous empêche de respecter un délai, parlez-en à votre enseignant.',
  endingTitle: 'Fin de l’utilisation',
  endingBody:
    'Votre accès prend fin lorsque vous quittez l’établissement sans faire partie de ses anciens étudiants. Nous pouvons fermer un compte qui enfreint ces conditions. Vos notes et certificats sont conservés même dans ce cas.',
  changesTitle: 'Modification de ces conditions',
  changesBody:
    'Si nous modifions ces conditions de façon importante, nous vous demanderons de les accepter à nouveau avant de continuer à utiliser le site.',
  contactTitle: 'Des questions ?',
  contactBody: 'Le bureau de votre campus répond à toute question sur ces conditions.',
} as const satisfies TextsOf<typeof en>;
