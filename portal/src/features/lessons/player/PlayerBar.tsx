import type { RefObject } from 'react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { IconButton } from '@lampstand/ui';
import { hasPictureInPicture, togglePictureInPicture } from './picture-in-picture.ts';
import { playbackSpeeds } from './playback.rules.ts';
import {
  airPlayPath,
  fullScreenPath,
  leaveFullScreenPath,
  pausePath,
  pictureInPicturePath,
  playPath,
} from './player-icons.ts';
import styles from './PlayerBar.module.css';
import { RadioMenu } from '../menu/RadioMenu.tsx';
import { SeekBar } from './SeekBar.tsx';
import { SubtitleMenu } from '../subtitles/SubtitleMenu.tsx';
import type { AirPlay } from './useAirPlay.ts';
import type { FullScreen } from './useFullScreen.ts';
import type { MediaControl } from './useMediaControl.ts';
import type { Playback } from './usePlayback.ts';
import type { Subtitles } from '../subtitles/useSubtitles.ts';
import { VolumeControl } from './VolumeControl.tsx';

export interface PlayerBarProps {
  readonly playButtonRef: RefObject<HTMLButtonElement | null>;
  readonly mediaRef: RefObject<HTMLMediaElement | null>;
  readonly playback: Playback;
  readonly control: MediaControl;
  readonly onSpeed: (speed: number) => void;
  readonly subtitles: Subtitles;
  readonly airPlay: AirPlay;
  /** Absent where there is no picture. */
  readonly fullScreen: FullScreen | undefined;
}

/** The controls below the picture: always there, in the order of use. */
export function PlayerBar(props: PlayerBarProps) {
  const { playButtonRef, mediaRef, playback, control, onSpeed, airPlay, fullScreen } = props;
  const t = useT();
  const hasPicture = fullScreen !== undefined;
  return (
    <div className={styles.bar}>
      <SeekBar playback={playback} onSeek={control.seek} />
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
        <SpeedMenu speed={playback.speed} onSpeed={onSpeed} />
        <SubtitleMenu subtitles={props.subtitles} onAirPlay={airPlay.active} />
        {hasPicture && hasPictureInPicture() && (
          <IconButton
            className={styles.wide}
            label={t('lesson.pictureInPicture')}
            icon={pictureInPicturePath}
            onClick={() => togglePictureInPicture(mediaRef.current)}
          />
        )}
        {airPlay.available && (
          <IconButton
            label={t('lesson.airPlay')}
            icon={airPlayPath}
            aria-pressed={airPlay.active}
            onClick={airPlay.choose}
          />
        )}
        {fullScreen?.available && (
          <IconButton
            label={fullScreen.active ? t('lesson.leaveFullScreen') : t('lesson.fullScreen')}
            icon={fullScreen.active ? leaveFullScreenPath : fullScreenPath}
            onClick={fullScreen.toggle}
          />
        )}
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
