import type { TextsOf } from '../../../message-types.ts';
import type { personNotifications as en } from './en.ts';

export const personNotifications = {
  unread: 'Belum dibaca',
  unreadOnly: 'Hanya yang belum dibaca',
  markRead: 'Tandai sudah dibaca',
  markAllRead: 'Tandai semua sudah dibaca',
  pages: 'Halaman daftar',
  empty: 'Belum ada notifikasi',
  emptyBody: 'Hasil ujian dan kabar lain tentang studi Anda akan muncul di sini.',
} as const satisfies TextsOf<typeof en>;
