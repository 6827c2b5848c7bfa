import type { TextsOf } from '../../../message-types.ts';
import type { errorsImports as en } from './en.ts';

export const errorsImports = {
  repeated: 'Alamat e-mail ini ada di lebih dari satu baris berkas.',
  unknownRegion: 'Anda tidak memiliki wilayah dengan nama ini.',
  unknownGroup: 'Anda tidak memiliki kelompok dengan nama ini.',
  ambiguousGroup: 'Beberapa kelompok memakai nama ini. Sebutkan juga wilayahnya.',
  unknownRole: 'Tidak ada peran dengan nama ini.',
  roleNeedsRegion: 'Peran berlaku di suatu wilayah. Sebutkan juga wilayahnya.',
  unknownPerson:
    'Anda tidak memiliki orang dengan alamat e-mail ini. Impor orangnya terlebih dahulu.',
  changedSince: 'Ada yang berubah sejak uji coba. Periksa kembali.',
  notDone: 'Hanya impor yang sudah selesai dan belum dibatalkan yang dapat dibatalkan.',
} as const satisfies TextsOf<typeof en>;
