import type { TextsOf } from '../../../message-types.ts';
import type { adminCommon as en } from './en.ts';

export const adminCommon = {
  moreAreas: 'További területek',
  empty: '(üres)',
  published: 'Közzétéve',
  draft: 'Vázlat',
  export: 'Exportálás',
  exportHint: 'A lista összes sorát letölti CSV-fájlként',
  exporting: 'Exportálás… {done, number} / {total, number}',
  exported: '{count, plural, one {# sor exportálva} other {# sor exportálva}}',
  exportFailed: 'Az exportálás megszakadt: {reason}',
  addTitle: 'Hozzáadás: {name}',
  changed: 'Mentve: {name}',
  created: 'Létrehozva: {name}',
  deleted: 'Törölve: {name}',
  deleteTitle: 'Törli ezt: {name}?',
  conflictTitle: 'Ezt a rekordot közben valaki más módosította',
  conflictBody: 'Az Ön adatai megvannak, és még semmi nincs mentve. Ezek a mezők eltérnek:',
  conflictSame: 'Az Ön adatai megvannak, és még semmi nincs mentve. Egyik mező sem tér el.',
  conflictField: 'Mező',
  conflictMine: 'Az Ön adata',
  conflictTheirs: 'Most mentve',
  conflictChanged: 'módosítva',
  conflictKeepMine: 'Saját adataim mentése',
  conflictTakeTheirs: 'A mentett adatok átvétele',
  couldNotLoad: 'Ezt nem sikerült betölteni.',
} satisfies TextsOf<typeof en>;
