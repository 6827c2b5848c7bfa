import type { TextsOf } from '../../../message-types.ts';
import type { lessons as en } from './en.ts';

export const lessons = {
  name: 'Урок',
  plural: 'Уроки',
  'fields.q': 'Пошук за назвою',
  'fields.title': 'Назва',
  'fields.courseId': 'Курс',
  'fields.description': 'Опис',
  'fields.kind': 'Вид',
  'fields.position': 'Місце в курсі',
  'fields.published': 'Опубліковано',
  'fields.durationSeconds': 'Тривалість',
  'fields.mediaUrl': 'Запис',
  'fields.subtitles': 'Субтитри',
  'fields.downloads': 'Файли для завантаження',
  'fields.createdAt': 'Створено',
  'fields.updatedAt': 'Змінено',
  kindVideo: 'Відео',
  kindAudio: 'Аудіо',
  noRecording: 'Запис ще не завантажено.',
  publishedHint: 'Студенти бачать урок, коли опубліковано його та курс.',
} as const satisfies TextsOf<typeof en>;
