import type { TextsOf } from '../../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  name: 'Загрузка',
  plural: 'Загрузки',
  'fields.q': 'Поиск',
  'fields.fileName': 'Файл',
  'fields.title': 'Название',
  'fields.status': 'Состояние',
  'fields.itemType': 'Назначение',
  'fields.itemId': 'Куда',
  'fields.fileSize': 'Размер',
  'fields.createdAt': 'Начата',
  'fields.createdByName': 'Кем',
  'fields.userId': 'Кем',
  'fields.lastPartAt': 'Последняя часть',
  'fields.stuck': 'Застряла',
  uploading: 'В пути',
  completed: 'Завершена',
  aborted: 'Прекращена',
  failed: 'Отклонена',
  recording: 'Запись урока',
  audio: 'Звук урока',
  subtitles: 'Субтитры урока',
  download: 'Файл для скачивания урока',
  courseImage: 'Изображение курса',
  teacherPicture: 'Фотография преподавателя',
} as const satisfies TextsOf<typeof en>;
