/** What can be told of a recording without its bytes. */
interface InLocale {
  readonly locale: string;
}

/**
 * Of a lesson's recordings, the course's language first, the one in the person's language; where
 * there is none, the first.
 */
export const bestRecording = <Recording extends InLocale>(
  recordings: readonly Recording[],
  locale: string,
): Recording | undefined =>
  recordings.find((recording) => recording.locale === locale) ?? recordings[0];
