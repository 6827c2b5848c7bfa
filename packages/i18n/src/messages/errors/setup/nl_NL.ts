import type { TextsOf } from '../../../message-types.ts';
import type { errorsSetup as en } from './en.ts';

export const errorsSetup = {
  mailUnknownHost: 'Er is geen mailserver met die naam. Controleer de host in SMTP_URL.',
  mailUnreachable:
    'De mailserver is niet bereikbaar. Controleer host en poort in SMTP_URL, en of er een firewall tussen zit.',
  mailSlow:
    'De mailserver heeft niet binnen {seconds, number} seconden geantwoord. Controleer de poort: smtp:// gebruikt meestal 587, smtps:// 465.',
  mailLogin:
    'De mailserver weigert de aanmelding. Controleer gebruikersnaam en wachtwoord in SMTP_URL.',
  mailEncryption:
    'Er kwam geen versleutelde verbinding tot stand. Controleer de poort en of het certificaat van de mailserver geldig is.',
  mailRefused:
    'De mailserver weigert de afzender of de ontvanger. Controleer MAIL_FROM en het adres.',
  mailFailed: 'De mail kon niet worden verstuurd.',
  filesFull: 'Er is geen ruimte meer waar de bestanden staan.',
  filesDenied:
    'De server mag niet schrijven waar de bestanden staan. Controleer de rechten op DATA_DIR of die van de sleutel van de bucket.',
  filesNoBucket: 'Er is geen bucket met die naam. Controleer S3_BUCKET en S3_ENDPOINT.',
  filesKeys:
    'De bestandsopslag weigert de sleutels. Controleer S3_ACCESS_KEY_ID en S3_SECRET_ACCESS_KEY.',
  filesUnreachable: 'De bestandsopslag antwoordt niet. Controleer S3_ENDPOINT en het netwerk.',
  filesChanged:
    'Een bestand kwam anders terug dan het was geschreven. Controleer de schijf, of wat de bucket met bestanden doet.',
  filesFailed: 'Een bestand kon niet worden geschreven, gelezen en weggehaald.',
} as const satisfies TextsOf<typeof en>;
