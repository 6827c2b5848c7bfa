import { localeOf } from '@lampstand/i18n';
import type { Subtitle } from '../player/useMediaSource.ts';

export interface TrackListProps {
  readonly subtitles: readonly Subtitle[];
  readonly onError: () => void;
}

/** The text tracks of a recording; which of them shows is switched in `useTrackModes`. */
export function TrackList({ subtitles, onError }: TrackListProps) {
  return subtitles.map(({ locale, label, url }) => (
    <track
      key={locale}
      kind="subtitles"
      src={url}
      srcLang={localeOf(locale).bcp47}
      label={label}
      data-locale={locale}
      onError={onError}
    />
  ));
}
