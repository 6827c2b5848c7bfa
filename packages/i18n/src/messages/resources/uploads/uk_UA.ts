import type { TextsOf } from '../../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  name: 'Завантаження',
  plural: 'Завантаження',
  'fields.q': 'Пошук',
  'fields.fileName': 'Файл',
  'fields.title': 'Назва',
  'fields.status': 'Стан',
  'fields.itemType': 'Призначення',
  'fields.itemId': 'Куди',
  'fields.fileSize': 'Розмір',
  'fields.createdAt': 'Розпочато',
  'fields.createdByName': 'Ким',
  'fields.userId': 'Ким',
  'fields.lastPartAt': 'Остання частина',
  'fields.stuck': 'Застрягло',
  uploading: 'У дорозі',
  completed: 'Завершено',
  aborted: 'Припинено',
  failed: 'Відхилено',
  recording: 'Запис уроку',
  audio: 'Звук уроку',
  subtitles: 'Субтитри уроку',
  download: 'Файл для скачування уроку',
  courseImage: 'Зображення курсу',
  teacherPicture: 'Фотографія викладача',
} as const satisfies TextsOf<typeof en>;
