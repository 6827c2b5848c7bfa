import type { TextsOf } from '../../../message-types.ts';
import type { siteSettings as en } from './en.ts';

export const siteSettings = {
  name: 'Impostazioni del sito',
  plural: 'Impostazioni del sito',
  'fields.organisationName': 'Nome dell’istituto',
  'fields.shortName': 'Nome breve',
  'fields.defaultAllowedAttempts': 'Numero abituale di tentativi d’esame',
  'fields.defaultLocale': 'Lingua predefinita',
  'fields.alumniRegionId': 'Regione degli ex studenti',
  'fields.contactAddress': 'Indirizzo postale',
  'fields.contactEmail': 'E-mail di contatto',
  'fields.helpUrl': 'Pagina di aiuto',
  'fields.privacyUrl': 'Propria pagina sulla privacy',
  'fields.termsUrl': 'Propria pagina delle condizioni',
  'fields.bannerText': 'Avviso sopra ogni pagina',
  'fields.updatedAt': 'Ultima modifica',
  sectionNames: 'Come si chiama l’istituto',
  sectionDefaults: 'Che cosa è abituale',
  sectionContact: 'Contatti e collegamenti',
  shortNameHint: 'Nel titolo delle pagine, nella barra in alto e nelle e-mail.',
  bannerTextHint:
    'Per esempio per una copia del sito per esercitarsi o provare. Lo lasci vuoto per non mostrarlo.',
  defaultAllowedAttemptsHint:
    'Un nuovo esame comincia con questo numero. Gli esami esistenti mantengono il loro.',
  legalHint: 'Sostituisce la pagina incorporata a piè di ogni schermata.',
  linkInvalid: 'L’indirizzo deve iniziare con https:// o http://.',
  configured:
    'Nessuno ha ancora salvato impostazioni: queste vengono dalla configurazione del server.',
} as const satisfies TextsOf<typeof en>;
