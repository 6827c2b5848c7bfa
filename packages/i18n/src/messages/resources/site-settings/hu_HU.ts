import type { TextsOf } from '../../../message-types.ts';
import type { siteSettings as en } from './en.ts';

export const siteSettings = {
  name: 'Webhelybeállítások',
  plural: 'Webhely beállításai',
  'fields.organisationName': 'A főiskola neve',
  'fields.shortName': 'Rövid név',
  'fields.defaultAllowedAttempts': 'A vizsgakísérletek szokásos száma',
  'fields.defaultLocale': 'Alapértelmezett nyelv',
  'fields.alumniRegionId': 'Az öregdiákok régiója',
  'fields.contactAddress': 'Postacím',
  'fields.contactEmail': 'Kapcsolattartási e-mail',
  'fields.helpUrl': 'Súgóoldal',
  'fields.privacyUrl': 'Saját adatvédelmi oldal',
  'fields.termsUrl': 'Saját feltételek oldala',
  'fields.bannerText': 'Sáv minden oldal tetején',
  'fields.updatedAt': 'Utolsó módosítás',
  sectionNames: 'A főiskola elnevezése',
  sectionDefaults: 'Ami szokásos',
  sectionContact: 'Kapcsolat és hivatkozások',
  shortNameHint: 'Az oldalak címében, a felső sávban és az e-mailekben.',
  bannerTextHint:
    'Például a webhely gyakorlásra vagy tesztelésre szánt másolatához. Hagyja üresen, ha nem kell.',
  defaultAllowedAttemptsHint:
    'Az új vizsga ezzel a számmal indul. A meglévők megtartják a sajátjukat.',
  legalHint: 'A beépített oldal helyébe lép minden képernyő láblécében.',
  linkInvalid: 'A cím https:// vagy http:// előtaggal kezdődjön.',
  configured:
    'Még senki sem mentett beállításokat: ezek a kiszolgáló konfigurációjából származnak.',
} as const satisfies TextsOf<typeof en>;
