import type { Translator } from '@lampstand/i18n';
import { audienceNames } from '../../shared/fields/audience-names.ts';
import type { RequestFormRecord } from './form-values.ts';

/** Who may fill a form in: everybody, or roles, regions and groups. */
export function audienceOf(form: RequestFormRecord, t: Translator): string {
  const names = [
    ...form.audiences.map((audience) => t(audienceNames[audience])),
    ...[...form.regions, ...form.groups].map(({ name }) => name),
  ];
  return names.length > 0 ? names.join(', ') : t('resources.request-form.everybody');
}
