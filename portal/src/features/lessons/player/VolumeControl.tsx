import { useFormat, useT } from '@lampstand/i18n/react';
import { IconButton } from '@lampstand/ui';
import { mutedPath, volumePath } from './player-icons.ts';
import type { MediaControl } from './useMediaControl.ts';
import type { Playback } from './usePlayback.ts';
import styles from './VolumeControl.module.css';

export interface VolumeControlProps {
  readonly playback: Playback;
  readonly control: MediaControl;
}

/** Sound on and off; how loud, where the device has no keys for it. */
export function VolumeControl({ playback, control }: VolumeControlProps) {
  const t = useT();
  const { formatPercent } = useFormat();
  const silent = playback.muted || playback.volume === 0;
  const volume = silent ? 0 : playback.volume;
  return (
    <div className={styles.volume}>
      <IconButton
        label={silent ? t('lesson.unmute') : t('lesson.mute')}
        icon={silent ? mutedPath : volumePath}
        onClick={control.toggleMute}
      />
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={1}
        step={0.1}
        value={volume}
        aria-label={t('lesson.volume')}
        aria-valuetext={formatPercent(volume)}
        data-own-keys="arrows"
        onChange={(event) => control.setVolume(event.target.valueAsNumber)}
      />
    </div>
  );
}
