import type { TextsOf } from '../../../message-types.ts';
import type { lessons as en } from './en.ts';

export const lessons = {
  name: 'Урок',
  plural: 'Уроки',
  'fields.q': 'Поиск по названию',
  'fields.title': 'Название',
  'fields.courseId': 'Курс',
  'fields.description': 'Описание',
  'fields.kind': 'Вид',
  'fields.position': 'Место в курсе',
  'fields.published': 'Опубликован',
  'fields.durationSeconds': 'Длительность',
  'fields.mediaUrl': 'Запись',
  'fields.subtitles': 'Субтитры',
  'fields.downloads': 'Файлы для скачивания',
  'fields.createdAt': 'Создано',
  'fields.updatedAt': 'Изменено',
  kindVideo: 'Видео',
  kindAudio: 'Аудио',
  noRecording: 'Запись ещё не загружена.',
  publishedHint: 'Студенты видят урок, когда опубликованы он и его курс.',
} as const satisfies TextsOf<typeof en>;
