import type { TextsOf } from '../../../message-types.ts';
import type { attendanceSchemas as en } from './en.ts';

export const attendanceSchemas = {
  name: 'Aturan kehadiran',
  plural: 'Aturan kehadiran',
  'fields.q': 'Cari menurut nama',
  'fields.name': 'Nama',
  'fields.minutesLateThreshold': 'Terlambat setelah (menit)',
  'fields.graceAbsentsPerTerm': 'Ketidakhadiran tanpa konsekuensi (per semester)',
  'fields.graceLatesPerTerm': 'Keterlambatan tanpa konsekuensi (per semester)',
  'fields.absenceDeduction': 'Pengurangan per ketidakhadiran (%)',
  'fields.lateDeduction': 'Pengurangan per keterlambatan (%)',
  'fields.isDefault': 'Bawaan',
  'fields.inUse': 'Digunakan',
  'fields.groupCount': 'Kelompok',
  'fields.createdAt': 'Dibuat',
  'fields.updatedAt': 'Terakhir diubah',
  defaultHint:
    'Grup baru memakai aturan bawaan jika tidak ada yang lain dipilih. Paling banyak satu.',
  sectionSchema: 'Tentang aturan',
  sectionPreview: 'Pengaruhnya pada nilai',
  noGroups: 'Tidak ada grup yang memakai aturan ini.',
  lateRule:
    'Siapa pun yang datang lebih dari {count, plural, other {# menit}} setelah mulai dianggap terlambat.',
  absencesCost: '{count, plural, other {# ketidakhadiran}}: {percent}',
  latesCost: '{count, plural, other {# keterlambatan}}: {percent}',
  noDeduction: 'tanpa pengurangan',
} as const satisfies TextsOf<typeof en>;
