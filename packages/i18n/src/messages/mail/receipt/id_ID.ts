import type { TextsOf } from '../../../message-types.ts';
import type { receipt as en } from './en.ts';

export const receipt = {
  subject: 'Diterima: {assignment}',
  body: 'Kami telah menerima karya Anda untuk “{assignment}” pada {submittedAt}.',
  files: '{count, plural, other {# berkas: {names}}}',
  textOnly: 'Anda mengumpulkan teks tanpa berkas.',
  code: 'Tanda terima: {code}',
  hash: 'Jumlah periksa: {hash}',
  button: 'Buka tugas',
  keep: 'Simpanlah pesan ini: pesan ini membuktikan apa yang Anda kumpulkan dan kapan.',
} as const satisfies TextsOf<typeof en>;
