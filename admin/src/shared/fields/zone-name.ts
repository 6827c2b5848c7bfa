/** What people call the time of a zone: `Central European Time` for `Europe/Berlin`. */
export function zoneName(bcp47: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(bcp47, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
