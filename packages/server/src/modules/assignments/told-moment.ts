import { createFormat, localeOf } from '@lampstand/i18n';
import { zoneNameAt } from '../../platform/zone-name.ts';

/** A moment as somebody is told of it: in their language, by the clock where they are, with its zone. */
export function toldMoment(
  moment: string,
  { locale, timeZone }: { readonly locale: string; readonly timeZone: string },
): string {
  const { formatDateTime } = createFormat({ locale, timeZone });
  const zone = zoneNameAt(moment, { bcp47: localeOf(locale).bcp47, timeZone });
  return `${formatDateTime(moment, { dateStyle: 'long', timeStyle: 'medium' })} (${zone})`;
}
