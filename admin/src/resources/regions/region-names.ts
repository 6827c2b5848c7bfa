import type { MessageId } from '@lampstand/i18n';
import type { RegionType } from './regions.generated.ts';

export const typeNames = {
  LAMPSTAND_CAMPUS: 'resources.regions.typeCampus',
  AWM_OFFICE: 'resources.regions.typeAwmOffice',
} as const satisfies Readonly<Record<RegionType, MessageId>>;

export const typeChoices = Object.entries(typeNames).map(([id, name]) => ({ id, name }));
