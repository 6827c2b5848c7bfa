import { localeOf } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { subtitlesPath } from '../player/player-icons.ts';
import { subtitleSizes } from '../player/player-preferences.ts';
import { RadioMenu } from '../menu/RadioMenu.tsx';
import type { Subtitles } from './useSubtitles.ts';

export interface SubtitleMenuProps {
  readonly subtitles: Subtitles;
  /** The recording plays on another device, which shows none. */
  readonly onAirPlay: boolean;
}

/** Which subtitles show, and how large. */
export function SubtitleMenu({ subtitles, onAirPlay }: SubtitleMenuProps) {
  const t = useT();
  const { offered, shown, size, show, resize } = subtitles;
  const languages = {
    label: t('lesson.subtitles'),
    value: shown ?? 'off',
    onChange: (value: string) => show(value === 'off' ? null : value),
    options: [
      { value: 'off', label: t('lesson.subtitlesOff') },
      ...offered.map(({ locale, label }) => ({
        value: locale,
        label,
        lang: localeOf(locale).bcp47,
      })),
    ],
  };
  const sizes = {
    label: t('lesson.subtitleSize'),
    value: size,
    onChange: (value: string) => resize(subtitleSizes.find((known) => known === value) ?? size),
    options: subtitleSizes.map((value) => ({ value, label: t(`lesson.${value}`) })),
  };
  return (
    <RadioMenu
      label={t('lesson.subtitles')}
      icon={subtitlesPath}
      groups={[languages, sizes]}
      note={noteFor()}
    />
  );

  function noteFor() {
    if (onAirPlay) return t('lesson.subtitlesAirPlay');
    return offered.length === 0 ? t('lesson.noSubtitles') : undefined;
  }
}
