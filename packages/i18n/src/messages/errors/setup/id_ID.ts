import type { TextsOf } from '../../../message-types.ts';
import type { errorsSetup as en } from './en.ts';

export const errorsSetup = {
  mailUnknownHost: 'Tidak ada server surel dengan nama itu. Periksa host di SMTP_URL.',
  mailUnreachable:
    'Server surel tidak dapat dihubungi. Periksa host dan porta di SMTP_URL, dan apakah ada tembok api di antaranya.',
  mailSlow:
    'Server surel tidak menjawab dalam {seconds, number} detik. Periksa porta: smtp:// biasanya memakai 587, smtps:// 465.',
  mailLogin: 'Server surel menolak masuk. Periksa nama pengguna dan kata sandi di SMTP_URL.',
  mailEncryption:
    'Sambungan terenkripsi tidak dapat dibuat. Periksa porta dan apakah sertifikat server surel berlaku.',
  mailRefused: 'Server surel menolak pengirim atau penerima. Periksa MAIL_FROM dan alamatnya.',
  mailFailed: 'Surel tidak dapat dikirim.',
  filesFull: 'Tidak ada ruang tersisa di tempat penyimpanan berkas.',
  filesDenied:
    'Server tidak boleh menulis di tempat penyimpanan berkas. Periksa hak atas DATA_DIR atau hak kunci bucket.',
  filesNoBucket: 'Tidak ada bucket dengan nama itu. Periksa S3_BUCKET dan S3_ENDPOINT.',
  filesKeys: 'Penyimpanan berkas menolak kunci. Periksa S3_ACCESS_KEY_ID dan S3_SECRET_ACCESS_KEY.',
  filesUnreachable: 'Penyimpanan berkas tidak menjawab. Periksa S3_ENDPOINT dan jaringan.',
  filesChanged:
    'Sebuah berkas tidak kembali seperti saat ditulis. Periksa diska atau pengaturan bucket.',
  filesFailed: 'Sebuah berkas tidak dapat ditulis, dibaca, dan dihapus.',
} as const satisfies TextsOf<typeof en>;
