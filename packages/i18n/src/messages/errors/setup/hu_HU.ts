import type { TextsOf } from '../../../message-types.ts';
import type { errorsSetup as en } from './en.ts';

export const errorsSetup = {
  mailUnknownHost:
    'Ilyen nevű levelezőszerver nincs. Ellenőrizze a gép nevét az SMTP_URL beállításban.',
  mailUnreachable:
    'A levelezőszerver nem érhető el. Ellenőrizze a gép nevét és a portot az SMTP_URL beállításban, és hogy nincs-e közben tűzfal.',
  mailSlow:
    'A levelezőszerver {seconds, number} másodpercen belül nem válaszolt. Ellenőrizze a portot: az smtp:// többnyire az 587-es, az smtps:// a 465-ös portot használja.',
  mailLogin:
    'A levelezőszerver elutasítja a bejelentkezést. Ellenőrizze a felhasználónevet és a jelszót az SMTP_URL beállításban.',
  mailEncryption:
    'Nem jött létre titkosított kapcsolat. Ellenőrizze a portot, és hogy érvényes-e a levelezőszerver tanúsítványa.',
  mailRefused:
    'A levelezőszerver elutasítja a feladót vagy a címzettet. Ellenőrizze a MAIL_FROM beállítást és a címet.',
  mailFailed: 'A levelet nem sikerült elküldeni.',
  filesFull: 'Nincs több hely ott, ahol a fájlok vannak.',
  filesDenied:
    'A szerver nem írhat oda, ahol a fájlok vannak. Ellenőrizze a DATA_DIR jogosultságait vagy a tároló kulcsának jogait.',
  filesNoBucket: 'Ilyen nevű tároló nincs. Ellenőrizze az S3_BUCKET és az S3_ENDPOINT beállítást.',
  filesKeys:
    'A fájltároló elutasítja a kulcsokat. Ellenőrizze az S3_ACCESS_KEY_ID és az S3_SECRET_ACCESS_KEY beállítást.',
  filesUnreachable:
    'A fájltároló nem válaszol. Ellenőrizze az S3_ENDPOINT beállítást és a hálózatot.',
  filesChanged:
    'Egy fájl nem úgy jött vissza, ahogyan kiírtuk. Ellenőrizze a lemezt, vagy hogy mit tesz a tároló a fájlokkal.',
  filesFailed: 'Nem sikerült egy fájlt kiírni, visszaolvasni és eltávolítani.',
} as const satisfies TextsOf<typeof en>;
