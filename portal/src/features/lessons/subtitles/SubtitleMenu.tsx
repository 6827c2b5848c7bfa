import { localeOf } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { RadioMenu, type RadioGroup } from '../menu/RadioMenu.tsx';
import { subtitlesPath } from '../player/player-icons.ts';
import type { Subtitles } from './useSubtitles.ts';

export interface SubtitleMenuProps {
  readonly subtitles: Subtitles;
  /** The recording plays on another device, which shows none. */
  readonly onAirPlay: boolean;
  readonly onStyle: () => void;
}

/** Which subtitles show, in one language or two, and the way to their look. */
export function SubtitleMenu({ subtitles, onAirPlay, onStyle }: SubtitleMenuProps) {
  const t = useT();
  const { offered, shown } = subtitles;
  const group = (
    label: string,
    value: string | null,
    locales: readonly string[],
    show: (locale: string | null) => void,
  ): RadioGroup => ({
    label,
    value: value ?? 'off',
    onChange: (chosen) => show(chosen === 'off' ? null : chosen),
    options: [
      { value: 'off', label: t('lesson.subtitlesOff') },
      ...offered.flatMap(({ locale, label: name }) =>
        locales.includes(locale)
          ? [{ value: locale, label: name, lang: localeOf(locale).bcp47 }]
          : [],
      ),
    ],
  });
  const all = offered.map(({ locale }) => locale);
  const others = all.filter((locale) => locale !== shown);
  const groups = [group(t('lesson.subtitles'), shown, all, subtitles.show)];
  if (shown !== null && others.length > 0) {
    const label = t('learning.player.secondSubtitles');
    groups.push(group(label, subtitles.second, others, subtitles.showSecond));
  }
  return (
    <RadioMenu
      label={t('lesson.subtitles')}
      icon={subtitlesPath}
      groups={groups}
      actions={[{ label: t('learning.player.style'), onChoose: onStyle }]}
      note={noteFor()}
    />
  );

  function noteFor() {
    if (onAirPlay) return t('lesson.subtitlesAirPlay');
    return offered.length === 0 ? t('lesson.noSubtitles') : undefined;
  }
}
