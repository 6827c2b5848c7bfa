import type { TextsOf } from '../../../message-types.ts';
import type { errorsSetup as en } from './en.ts';

export const errorsSetup = {
  mailUnknownHost: 'Поштового сервера з таким іменем немає. Перевірте ім’я вузла в SMTP_URL.',
  mailUnreachable:
    'Поштовий сервер недоступний. Перевірте вузол і порт у SMTP_URL та чи немає між ними брандмауера.',
  mailSlow:
    'Поштовий сервер не відповів за {seconds, number} секунд. Перевірте порт: для smtp:// зазвичай 587, для smtps:// — 465.',
  mailLogin: 'Поштовий сервер відхиляє вхід. Перевірте ім’я користувача й пароль у SMTP_URL.',
  mailEncryption:
    'Зашифроване з’єднання не встановлено. Перевірте порт і чинність сертифіката поштового сервера.',
  mailRefused:
    'Поштовий сервер відхиляє відправника або одержувача. Перевірте MAIL_FROM та адресу.',
  mailFailed: 'Листа не вдалося надіслати.',
  filesFull: 'Там, де зберігаються файли, не лишилося місця.',
  filesDenied:
    'Серверу заборонено записувати туди, де зберігаються файли. Перевірте права на DATA_DIR або права ключа сховища.',
  filesNoBucket: 'Сховища з таким іменем немає. Перевірте S3_BUCKET і S3_ENDPOINT.',
  filesKeys: 'Сховище файлів відхиляє ключі. Перевірте S3_ACCESS_KEY_ID і S3_SECRET_ACCESS_KEY.',
  filesUnreachable: 'Сховище файлів не відповідає. Перевірте S3_ENDPOINT і мережу.',
  filesChanged:
    'Файл повернувся не таким, яким був записаний. Перевірте диск або налаштування сховища.',
  filesFailed: 'Не вдалося записати, прочитати й вилучити файл.',
} as const satisfies TextsOf<typeof en>;
