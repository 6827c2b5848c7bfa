import type { TextsOf } from '../../../message-types.ts';
import type { errorsSetup as en } from './en.ts';

export const errorsSetup = {
  mailUnknownHost: 'Nie ma serwera poczty o tej nazwie. Prosimy sprawdzić host w SMTP_URL.',
  mailUnreachable:
    'Nie można połączyć się z serwerem poczty. Prosimy sprawdzić host i port w SMTP_URL oraz zaporę sieciową.',
  mailSlow:
    'Serwer poczty nie odpowiedział w ciągu {seconds, number} sekund. Prosimy sprawdzić port: smtp:// używa zwykle 587, a smtps:// 465.',
  mailLogin:
    'Serwer poczty odrzuca logowanie. Prosimy sprawdzić nazwę użytkownika i hasło w SMTP_URL.',
  mailEncryption:
    'Nie udało się nawiązać szyfrowanego połączenia. Prosimy sprawdzić port i ważność certyfikatu serwera poczty.',
  mailRefused: 'Serwer poczty odrzuca nadawcę lub odbiorcę. Prosimy sprawdzić MAIL_FROM i adres.',
  mailFailed: 'Nie udało się wysłać wiadomości.',
  filesFull: 'W miejscu przechowywania plików nie ma wolnego miejsca.',
  filesDenied:
    'Serwer nie może zapisywać w miejscu przechowywania plików. Prosimy sprawdzić uprawnienia do DATA_DIR lub klucza zasobnika.',
  filesNoBucket: 'Nie ma zasobnika o tej nazwie. Prosimy sprawdzić S3_BUCKET i S3_ENDPOINT.',
  filesKeys:
    'Magazyn plików odrzuca klucze. Prosimy sprawdzić S3_ACCESS_KEY_ID i S3_SECRET_ACCESS_KEY.',
  filesUnreachable: 'Magazyn plików nie odpowiada. Prosimy sprawdzić S3_ENDPOINT i sieć.',
  filesChanged:
    'Plik nie wrócił w takiej postaci, w jakiej został zapisany. Prosimy sprawdzić dysk lub ustawienia zasobnika.',
  filesFailed: 'Nie udało się zapisać, odczytać i usunąć pliku.',
} as const satisfies TextsOf<typeof en>;
