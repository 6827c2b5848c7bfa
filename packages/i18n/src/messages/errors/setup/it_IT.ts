import type { TextsOf } from '../../../message-types.ts';
import type { errorsSetup as en } from './en.ts';

export const errorsSetup = {
  mailUnknownHost: 'Non esiste un server di posta con questo nome. Controlli l’host in SMTP_URL.',
  mailUnreachable:
    'Il server di posta non è raggiungibile. Controlli host e porta in SMTP_URL e se c’è un firewall di mezzo.',
  mailSlow:
    'Il server di posta non ha risposto entro {seconds, number} secondi. Controlli la porta: smtp:// usa di solito 587, smtps:// 465.',
  mailLogin: 'Il server di posta rifiuta l’accesso. Controlli nome utente e password in SMTP_URL.',
  mailEncryption:
    'Non è stato possibile stabilire una connessione cifrata. Controlli la porta e la validità del certificato del server di posta.',
  mailRefused:
    'Il server di posta rifiuta il mittente o il destinatario. Controlli MAIL_FROM e l’indirizzo.',
  mailFailed: 'Non è stato possibile inviare l’e-mail.',
  filesFull: 'Non c’è più spazio dove sono conservati i file.',
  filesDenied:
    'Il server non può scrivere dove sono conservati i file. Controlli i permessi su DATA_DIR o quelli della chiave del bucket.',
  filesNoBucket: 'Non esiste un bucket con questo nome. Controlli S3_BUCKET e S3_ENDPOINT.',
  filesKeys:
    'L’archivio dei file rifiuta le chiavi. Controlli S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY.',
  filesUnreachable: 'L’archivio dei file non risponde. Controlli S3_ENDPOINT e la rete.',
  filesChanged:
    'Un file non è tornato come era stato scritto. Controlli il disco o che cosa fa il bucket con i file.',
  filesFailed: 'Non è stato possibile scrivere, leggere e rimuovere un file.',
} as const satisfies TextsOf<typeof en>;
