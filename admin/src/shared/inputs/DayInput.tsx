import { DateInput, type DateInputProps } from 'react-admin';

/** A day of the calendar as it was typed: no clock and no zone moves it to another one. */
export function DayInput(props: Omit<DateInputProps, 'parse'>) {
  return <DateInput {...props} parse={asTyped} />;
}

const asTyped = (day: string) => day;
