import type { TextsOf } from '../../../message-types.ts';
import type { layout as en } from './en.ts';

export const layout = {
  greeting: 'Halo {firstName},',
  greetingUnnamed: 'Salam hormat,',
  signOff: 'Salam hormat,',
  team: 'Tim {applicationName}',
  linkHint: 'Jika tombol tidak berfungsi, salin alamat ini ke peramban Anda:',
  automatic: 'Pesan ini dikirim secara otomatis. Mohon tidak membalasnya.',
} as const satisfies TextsOf<typeof en>;
