import type { TextsOf } from '../../../message-types.ts';
import type { privacy as en } from './en.ts';

export const privacy = {
  title: 'Confidentialité',
  updated: 'Dernière modification : {date}',
  intro:
    'Cet avis indique quelles informations {organisation} conserve à votre sujet, à quoi elles servent et quels sont vos droits.',
  collectTitle: 'Ce que nous conservons',
  collectBody:
    'Votre nom et vos coordonnées, votre campus et vos groupes, vos cours, résultats d’examens, devoirs et présences, vos factures et paiements, ainsi qu’un relevé des actions importantes dans votre compte. Les numéros de carte sont conservés uniquement par le prestataire de paiement.',
  useTitle: 'À quoi cela sert',
  useBody:
    'Nous utilisons ces informations pour vous enseigner, noter vos travaux, délivrer des certificats, vous envoyer des messages sur vos études, régler les frais et assurer la sécurité du site. Nous ne les vendons pas et ne les utilisons pas pour la publicité.',
  accessTitle: 'Qui peut les voir',
  accessBody:
    'Vous voyez vos propres informations. Les enseignants et le personnel voient ce dont ils ont besoin pour leur tâche dans votre campus. Les autres étudiants voient votre nom seulement là où vous étudiez ensemble. Les prestataires qui gèrent le site, envoient les messages ou traitent les paiements peuvent utiliser les informations pour cette seule tâche.',
  abroadTitle: 'Plusieurs pays',
  abroadBody:
    'L’établissement a des campus dans plusieurs pays. Vos informations peuvent être traitées dans un autre pays que le vôtre, avec la protection décrite ici.',
  keepTitle: 'Combien de temps nous les conservons',
  keepBody:
    'Les notes et les certificats sont conservés sans limite, afin que vous puissiez prouver plus tard votre formation. Les pièces comptables sont conservées aussi longtemps que la loi l’exige. Tout le reste est supprimé dès qu’il n’est plus nécessaire.',
  cookiesTitle: 'Cookies et stockage sur votre appareil',
  cookiesBody:
    'Nous utilisons un cookie qui maintient votre connexion et un autre qui retient votre langue. Votre navigateur conserve aussi des réglages et les pages récemment ouvertes, afin que le site soit rapide. Il n’y a pas de cookies publicitaires.',
  rightsTitle: 'Vos droits',
  rightsBody:
    'Vous pouvez demander ce qui est conservé à votre sujet, faire corriger les erreurs, recevoir une copie et demander la suppression des informations que nous ne sommes pas tenus de conserver. Vous pouvez aussi adresser une réclamation à l’autorité de protection des données de votre pays.',
  contactTitle: 'Nous contacter',
  contactBody: 'Pour toute question sur vos informations, écrivez au bureau de votre campus.',
} as const satisfies TextsOf<typeof en>;
