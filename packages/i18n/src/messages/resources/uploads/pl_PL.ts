import type { TextsOf } from '../../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  name: 'Przesyłanie',
  plural: 'Przesyłanie plików',
  'fields.q': 'Szukaj',
  'fields.fileName': 'Plik',
  'fields.title': 'Tytuł',
  'fields.status': 'Stan',
  'fields.itemType': 'Przeznaczenie',
  'fields.itemId': 'Dokąd',
  'fields.fileSize': 'Rozmiar',
  'fields.createdAt': 'Rozpoczęto',
  'fields.createdByName': 'Przez',
  'fields.userId': 'Przez',
  'fields.lastPartAt': 'Ostatnia część',
  'fields.stuck': 'Utknęło',
  uploading: 'W drodze',
  completed: 'Ukończone',
  aborted: 'Porzucone',
  failed: 'Odrzucone',
  recording: 'Nagranie lekcji',
  audio: 'Dźwięk lekcji',
  subtitles: 'Napisy lekcji',
  download: 'Plik do pobrania lekcji',
  courseImage: 'Obraz kursu',
  teacherPicture: 'Zdjęcie wykładowcy',
} as const satisfies TextsOf<typeof en>;
