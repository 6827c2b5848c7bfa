import type { Translator } from '@lampstand/i18n';
import type { Cell } from './csv.ts';
import type { ExportValue } from './export-column.ts';

/** A value as people and spreadsheets read it; moments in the form that every spreadsheet knows. */
export function toCell(value: ExportValue, t: Translator): Cell {
  if (typeof value === 'boolean') return value ? t('common.yes') : t('common.no');
  if (!(value instanceof Date)) return value;
  const [year, ...rest] = [
    value.getFullYear(),
    value.getMonth() + 1,
    value.getDate(),
    value.getHours(),
    value.getMinutes(),
  ].map((part) => String(part).padStart(2, '0'));
  const [month, day, hour, minute] = rest;
  return `${year}-${month}-${day} ${hour}:${minute}`;
}

/** A length in seconds as `h:mm:ss`, which spreadsheets add up. */
export function toLength(seconds: number | null): Cell {
  if (seconds === null) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
