import type { StatusChipProps } from '@lampstand/ui';
import type { ImportFate } from './imports.generated.ts';

/** In the order in which they need somebody's eyes. */
export const fates = ['REFUSED', 'CHANGED', 'NEW', 'SAME'] as const satisfies readonly ImportFate[];

export const fateNames = {
  NEW: 'admin.imports.fateNew',
  CHANGED: 'admin.imports.fateChanged',
  SAME: 'admin.imports.fateSame',
  REFUSED: 'admin.imports.fateRefused',
} as const satisfies Readonly<Record<ImportFate, string>>;

export const fateTones = {
  NEW: 'success',
  CHANGED: 'info',
  SAME: 'neutral',
  REFUSED: 'danger',
} as const satisfies Readonly<Record<ImportFate, StatusChipProps['tone']>>;
