import type { TextsOf } from '../../../message-types.ts';
import type { errorsSetup as en } from './en.ts';

export const errorsSetup = {
  mailUnknownHost:
    'No existe ningún servidor de correo con ese nombre. Compruebe el host en SMTP_URL.',
  mailUnreachable:
    'No se puede contactar al servidor de correo. Compruebe el host y el puerto en SMTP_URL, y si hay un cortafuegos de por medio.',
  mailSlow:
    'El servidor de correo no respondió en {seconds, number} segundos. Compruebe el puerto: smtp:// suele usar 587 y smtps:// 465.',
  mailLogin:
    'El servidor de correo rechaza el inicio de sesión. Compruebe el usuario y la contraseña en SMTP_URL.',
  mailEncryption:
    'No se logró una conexión cifrada. Compruebe el puerto y si el certificado del servidor de correo es válido.',
  mailRefused:
    'El servidor de correo rechaza al remitente o al destinatario. Compruebe MAIL_FROM y la dirección.',
  mailFailed: 'No se pudo enviar el correo.',
  filesFull: 'No queda espacio donde se guardan los archivos.',
  filesDenied:
    'El servidor no puede escribir donde se guardan los archivos. Compruebe los permisos de DATA_DIR o los de la clave del depósito.',
  filesNoBucket: 'No existe ningún depósito con ese nombre. Compruebe S3_BUCKET y S3_ENDPOINT.',
  filesKeys:
    'El almacén de archivos rechaza las claves. Compruebe S3_ACCESS_KEY_ID y S3_SECRET_ACCESS_KEY.',
  filesUnreachable: 'El almacén de archivos no responde. Compruebe S3_ENDPOINT y la red.',
  filesChanged:
    'Un archivo no regresó como se escribió. Compruebe el disco o lo que hace el depósito con los archivos.',
  filesFailed: 'No se pudo escribir, leer y quitar un archivo.',
} as const satisfies TextsOf<typeof en>;
