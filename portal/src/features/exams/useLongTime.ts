import { useFormat } from '@lampstand/i18n/react';

/** Times in whole words, for sentences: a full stop of "Min." would end them too early. */
export function useLongTime() {
  const { formatNumber } = useFormat();
  const inUnit = (unit: string) => (amount: number) =>
    formatNumber(amount, { style: 'unit', unit, unitDisplay: 'long' });
  const [minutes, seconds] = [inUnit('minute'), inUnit('second')];
  return {
    minutes,
    /** Of seconds: in whole minutes where it is some of them. */
    duration: (amount: number) =>
      amount > 60 && amount % 60 === 0 ? minutes(amount / 60) : seconds(amount),
  };
}
