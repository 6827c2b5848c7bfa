/**
 * A moment as a clock on a wall of the zone shows it, in the shape of the browser's own picker.
 * @param moment ISO text, or null for none.
 * @returns such as `2026-11-01T18:00`; the seconds where there are any.
 */
export function localMoment(moment: string | null | undefined, zone: string): string {
  if (!moment) return '';
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(new Date(moment));
  return shown.replace(' ', 'T').replace(/:00$/, '');
}
