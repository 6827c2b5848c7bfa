import { createFormat } from '@lampstand/i18n';

/** A moment as somebody is told of it: in their language, by the clock where they are, with its zone. */
export function toldMoment(
  moment: string,
  { locale, timeZone }: { readonly locale: string; readonly timeZone: string },
): string {
  const { formatDateTime } = createFormat({ locale, timeZone });
  return `${formatDateTime(moment, { dateStyle: 'long', timeStyle: 'medium' })} (${timeZone})`;
}
