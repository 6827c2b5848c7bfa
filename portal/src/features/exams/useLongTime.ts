import { useFormat } from '@lampstand/i18n/react';

/** Times in whole words, for sentences: a full stop of "Min." would end them too early. */
export function useLongTime() {
  const { formatNumber } = useFormat();
  const inUnit = (unit: string) => (amount: number) =>
    formatNumber(amount, { style: 'unit', unit, unitDisplay: 'long' });
  return { minutes: inUnit('minute'), seconds: inUnit('second') };
}
