import { useFormat, useLocale } from '@lampstand/i18n/react';
import { zoneName } from './zone-name.ts';

/** Moments as the clock on the wall of a campus shows them. */
export function useCampusTime() {
  const { formatDateTime } = useFormat();
  const { bcp47 } = useLocale();
  return {
    /** Day and time, with the seconds where there are any: the last one of a deadline counts. */
    timeThere: (moment: string, timeZone: string) => {
      const whole = new Date(moment).getUTCSeconds() === 0;
      const timeStyle = whole ? 'short' : 'medium';
      return formatDateTime(moment, { dateStyle: 'medium', timeStyle, timeZone });
    },
    zoneName: (timeZone: string) => zoneName(bcp47, timeZone),
  };
}
