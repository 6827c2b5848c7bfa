interface Offered {
  readonly locale: string;
}

/**
 * The locale whose subtitles show, if any. `choice` is what the person chose last on this device:
 * a locale, `off`, or nothing yet. It is independent of the language of the page; a lesson that
 * lacks the chosen locale shows none.
 */
export function shownSubtitles(
  offered: readonly Offered[],
  choice: string | undefined,
): string | null {
  return offered.find(({ locale }) => locale === choice)?.locale ?? null;
}

/** The locale that shows beneath the first one; never the same, and never alone. */
export function secondSubtitles(
  offered: readonly Offered[],
  shown: string | null,
  choice: string | undefined,
): string | null {
  return shown === null || choice === shown ? null : shownSubtitles(offered, choice);
}

/** What the key for subtitles switches on: the last choice, the page's language, or the first. */
export function subtitlesToSwitchOn(
  offered: readonly Offered[],
  lastLocale: string | undefined,
  pageLocale: string,
): string | null {
  return (
    shownSubtitles(offered, lastLocale) ??
    shownSubtitles(offered, pageLocale) ??
    offered[0]?.locale ??
    null
  );
}
