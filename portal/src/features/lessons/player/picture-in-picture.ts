/** Moves the picture into a small window of its own, or back. Where that fails, it stays. */
export function togglePictureInPicture(media: HTMLMediaElement | null): void {
  if (document.pictureInPictureElement) {
    document.exitPictureInPicture().catch(() => undefined);
  } else if (media instanceof HTMLVideoElement) {
    media.requestPictureInPicture().catch(() => undefined);
  }
}

/** Firefox has a button of its own for it and no call. */
export function hasPictureInPicture(): boolean {
  return typeof document !== 'undefined' && document.pictureInPictureEnabled;
}
