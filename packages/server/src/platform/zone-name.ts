/**
 * What people call the clock of a zone on the day of a moment, such as “South Africa Standard Time”.
 * @param zone.timeZone IANA name.
 */
export function zoneNameAt(
  moment: string,
  { bcp47, timeZone }: { readonly bcp47: string; readonly timeZone: string },
): string {
  const named = new Intl.DateTimeFormat(bcp47, { timeZone, timeZoneName: 'long' });
  const parts = named.formatToParts(new Date(moment));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
