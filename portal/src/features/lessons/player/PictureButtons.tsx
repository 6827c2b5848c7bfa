import { useT } from '@lampstand/i18n/react';
import { IconButton } from '@lampstand/ui';
import { hasPictureInPicture, togglePictureInPicture } from './picture-in-picture.ts';
import {
  airPlayPath,
  fullScreenPath,
  leaveFullScreenPath,
  pictureInPicturePath,
} from './player-icons.ts';
import styles from './PlayerBar.module.css';
import type { Player } from './usePlayer.ts';

/** Where the recording shows: here, in a window of its own, elsewhere, on the whole screen. */
export function PictureButtons({ player }: { readonly player: Player }) {
  const t = useT();
  const { kind, mediaRef, airPlay, fullScreen } = player;
  const hasPicture = kind === 'VIDEO';
  return (
    <>
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
      {hasPicture && fullScreen.available && (
        <IconButton
          label={fullScreen.active ? t('lesson.leaveFullScreen') : t('lesson.fullScreen')}
          icon={fullScreen.active ? leaveFullScreenPath : fullScreenPath}
          onClick={fullScreen.toggle}
        />
      )}
    </>
  );
}
