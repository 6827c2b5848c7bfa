import { localeOf } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { languagePath } from '@lampstand/ui';
import { RadioMenu } from '../menu/RadioMenu.tsx';
import type { Recording } from '../player/useMediaSource.ts';

export interface RecordingMenuProps {
  readonly recordings: readonly Recording[];
  readonly played: Recording;
  readonly onChoose: (locale: string) => void;
}

/** In which language the lesson is heard. */
export function RecordingMenu({ recordings, played, onChoose }: RecordingMenuProps) {
  const t = useT();
  const group = {
    label: t('learning.player.language'),
    value: played.locale,
    onChange: onChoose,
    options: recordings.map(({ locale, label }) => ({
      value: locale,
      label,
      lang: localeOf(locale).bcp47,
    })),
  };
  return (
    <RadioMenu
      label={t('learning.player.language')}
      icon={languagePath}
      summary={played.label}
      groups={[group]}
    />
  );
}
