import { useFormat, useT } from '@lampstand/i18n/react';
import { IconButton } from '@lampstand/ui';
import { RadioMenu } from '../menu/RadioMenu.tsx';
import { SubtitleMenu } from '../subtitles/SubtitleMenu.tsx';
import { PictureButtons } from './PictureButtons.tsx';
import { playbackSpeeds } from './playback.rules.ts';
import { pausePath, playPath } from './player-icons.ts';
import styles from './PlayerBar.module.css';
import { SeekBar } from './SeekBar.tsx';
import type { Player } from './usePlayer.ts';
import { VolumeControl } from './VolumeControl.tsx';

export interface PlayerBarProps {
  readonly player: Player;
  /** At which seconds something is asked. */
  readonly asksAt: readonly number[];
  readonly onSpeed: (speed: number) => void;
  readonly onStyle: () => void;
}

/** The controls of a recording, always in sight below it. */
export function PlayerBar({ player, asksAt, onSpeed, onStyle }: PlayerBarProps) {
  const t = useT();
  const { playback, control, airPlay, subtitles, seen, playButtonRef, save } = player;
  return (
    <div className={styles.bar}>
      <SeekBar playback={playback} seen={seen} asksAt={asksAt} onSeek={control.seek} />
      <div className={styles.buttons}>
        <IconButton
          ref={playButtonRef}
          label={playback.playing ? t('lesson.pause') : t('lesson.play')}
          icon={playback.playing ? pausePath : playPath}
          aria-busy={playback.waiting || undefined}
          onClick={control.togglePlay}
        />
        <StepButton label={t('lesson.backTen')} text="−10" onClick={() => control.step(-1)} />
        <StepButton label={t('lesson.forwardTen')} text="+10" onClick={() => control.step(1)} />
        <VolumeControl playback={playback} control={control} />
        <span className={styles.gap} />
        <SpeedMenu
          speed={playback.speed}
          onSpeed={(speed) => {
            control.setSpeed(speed);
            onSpeed(speed);
            save();
          }}
        />
        <SubtitleMenu subtitles={subtitles} onAirPlay={airPlay.active} onStyle={onStyle} />
        <PictureButtons player={player} />
      </div>
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly text: string;
  readonly onClick: () => void;
}

function StepButton({ label, text, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      title={label}
      aria-label={label}
      onClick={onClick}
    >
      {text}
    </button>
  );
}

interface SpeedMenuProps {
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
}

function SpeedMenu({ speed, onSpeed }: SpeedMenuProps) {
  const t = useT();
  const { formatNumber } = useFormat();
  const text = (value: number) => `${formatNumber(value)}×`;
  const group = {
    label: t('lesson.speed'),
    options: playbackSpeeds.map((value) => ({ value: String(value), label: text(value) })),
    value: String(speed),
    onChange: (value: string) => onSpeed(Number(value)),
  };
  return <RadioMenu label={t('lesson.speed')} summary={text(speed)} groups={[group]} />;
}
