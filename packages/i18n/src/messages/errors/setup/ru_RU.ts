import type { TextsOf } from '../../../message-types.ts';
import type { errorsSetup as en } from './en.ts';

export const errorsSetup = {
  mailUnknownHost: 'Почтового сервера с таким именем нет. Проверьте имя узла в SMTP_URL.',
  mailUnreachable:
    'Почтовый сервер недоступен. Проверьте узел и порт в SMTP_URL и нет ли между ними межсетевого экрана.',
  mailSlow:
    'Почтовый сервер не ответил за {seconds, number} секунд. Проверьте порт: для smtp:// обычно 587, для smtps:// — 465.',
  mailLogin: 'Почтовый сервер отклоняет вход. Проверьте имя пользователя и пароль в SMTP_URL.',
  mailEncryption:
    'Зашифрованное соединение не установлено. Проверьте порт и действительность сертификата почтового сервера.',
  mailRefused: 'Почтовый сервер отклоняет отправителя или получателя. Проверьте MAIL_FROM и адрес.',
  mailFailed: 'Письмо не удалось отправить.',
  filesFull: 'Там, где хранятся файлы, не осталось места.',
  filesDenied:
    'Серверу запрещена запись туда, где хранятся файлы. Проверьте права на DATA_DIR или права ключа хранилища.',
  filesNoBucket: 'Хранилища с таким именем нет. Проверьте S3_BUCKET и S3_ENDPOINT.',
  filesKeys: 'Хранилище файлов отклоняет ключи. Проверьте S3_ACCESS_KEY_ID и S3_SECRET_ACCESS_KEY.',
  filesUnreachable: 'Хранилище файлов не отвечает. Проверьте S3_ENDPOINT и сеть.',
  filesChanged:
    'Файл вернулся не таким, каким был записан. Проверьте диск или настройки хранилища.',
  filesFailed: 'Не удалось записать, прочитать и удалить файл.',
} as const satisfies TextsOf<typeof en>;
