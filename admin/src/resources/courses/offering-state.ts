interface Days {
  /** ISO day. */
  readonly startsOn: string;
  readonly endsOn: string;
}

/** Whether an offering is yet to begin, runs, or is over, by the days of who looks. */
export function offeringState({ startsOn, endsOn }: Days, today: Date) {
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  if (day < startsOn) return 'upcoming';
  return day > endsOn ? 'over' : 'running';
}
