import { useFormat, useT } from '@lampstand/i18n/react';
import { moonPath } from '@lampstand/ui';
import { RadioMenu } from '../menu/RadioMenu.tsx';
import type { SleepTimer } from './useSleepTimer.ts';

const choices = [15, 30, 45, 60] as const;

/** After how many minutes the recording pauses by itself. */
export function SleepMenu({ timer }: { readonly timer: SleepTimer }) {
  const t = useT();
  const { formatDuration } = useFormat();
  const text = (minutes: number) => formatDuration(minutes * 60);
  const group = {
    label: t('learning.player.sleepTimer'),
    value: String(timer.minutes ?? 'off'),
    onChange: (value: string) => timer.set(value === 'off' ? null : Number(value)),
    options: [
      { value: 'off', label: t('learning.player.sleepOff') },
      ...choices.map((minutes) => ({ value: String(minutes), label: text(minutes) })),
    ],
  };
  return (
    <RadioMenu
      label={t('learning.player.sleepTimer')}
      icon={moonPath}
      summary={timer.minutes === null ? undefined : text(timer.minutes)}
      groups={[group]}
    />
  );
}
