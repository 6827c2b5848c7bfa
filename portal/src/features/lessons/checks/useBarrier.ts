/** Leaves every look at the recording that would hide what it asks. */
function leavePicture(media: HTMLMediaElement): void {
  // What a browser refuses stays as it is.
  const ignore = () => undefined;
  if (document.fullscreenElement) document.exitFullscreen().catch(ignore);
  if (document.pictureInPictureElement) document.exitPictureInPicture().catch(ignore);
  media.webkitExitFullscreen?.();
}

/**
 * Stops a recording at a second, however it gets there: by itself, by slider, keys or lock screen.
 * @param second null: it may go to its end.
 */
export function useBarrier(second: number | null) {
  return {
    /** To be called when the recording was moved, and when it played on. */
    hold: (media: HTMLMediaElement) => {
      if (second === null || media.currentTime < second) return;
      if (media.currentTime > second) media.currentTime = second;
      if (media.paused) return;
      media.pause();
      leavePicture(media);
    },
  };
}
