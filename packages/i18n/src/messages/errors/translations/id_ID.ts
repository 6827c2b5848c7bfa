import type { TextsOf } from '../../../message-types.ts';
import type { errorsTranslations as en } from './en.ts';

export const errorsTranslations = {
  unreadable: 'Teks ini tidak dapat dibaca: periksa kurung kurawal dan apostrofnya.',
  values: 'Teks harus memuat persis nilai-nilai ini: {values}',
  plurals: 'Dalam bahasa ini teks juga memerlukan bentuk jamak berikut: {forms}',
  nothingToPublish: 'Tidak ada yang baru untuk diterbitkan dalam bahasa ini.',
} as const satisfies TextsOf<typeof en>;
